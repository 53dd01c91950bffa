// Names for guests: friendly, and enough of them.
import { randomInt } from 'node:crypto';

export const MOODS = [
  ...['Amber', 'Azure', 'Bold', 'Brave', 'Bright', 'Calm', 'Candid', 'Clever', 'Coral', 'Cosy', 'Curious', 'Daring'],
  ...['Deep', 'Drifting', 'Dusky', 'Eager', 'Early', 'Gentle', 'Gilded', 'Glad', 'Golden', 'Hardy', 'Hidden', 'Jolly'],
  ...['Keen', 'Kind', 'Lively', 'Lucid', 'Lucky', 'Lunar', 'Mellow', 'Merry', 'Misty', 'Nimble', 'Noble', 'Opal'],
  ...['Patient', 'Pearly', 'Placid', 'Polite', 'Proud', 'Quick', 'Quiet', 'Rosy', 'Salty', 'Serene', 'Silver', 'Sly'],
  ...['Steady', 'Sunny', 'Swift', 'Teal', 'Tidal', 'Tranquil', 'Velvet', 'Vivid', 'Wandering', 'Warm', 'Wise', 'Witty'],
] as const;

export const CREATURES = [
  ...['Abalone', 'Anchovy', 'Anemone', 'Barnacle', 'Beluga', 'Bonito', 'Clam', 'Cockle', 'Cod', 'Conch', 'Cowrie'],
  ...['Cuttle', 'Dolphin', 'Dugong', 'Eel', 'Flounder', 'Gannet', 'Goby', 'Grebe', 'Grouper', 'Gull', 'Gurnard'],
  ...['Haddock', 'Halibut', 'Hermit', 'Heron', 'Herring', 'Krill', 'Limpet', 'Lobster', 'Mackerel', 'Manatee', 'Manta'],
  ...['Marlin', 'Medusa', 'Minnow', 'Mullet', 'Mussel', 'Narwhal', 'Nautilus', 'Octopus', 'Orca', 'Osprey', 'Otter'],
  ...[
    'Oyster',
    'Pelican',
    'Perch',
    'Petrel',
    'Pike',
    'Plaice',
    'Plover',
    'Porpoise',
    'Prawn',
    'Puffin',
    'Ray',
    'Salmon',
  ],
  ...['Sardine', 'Scallop', 'Seal', 'Shrimp', 'Skate', 'Smelt', 'Sprat', 'Squid', 'Starfish', 'Sturgeon', 'Sunfish'],
  ...['Tern', 'Trout', 'Tuna', 'Turbot', 'Turtle', 'Urchin', 'Walrus', 'Whelk', 'Whiting', 'Wrasse'],
] as const;

export function newGuestName(): string {
  const mood = MOODS[randomInt(MOODS.length)];
  const creature = CREATURES[randomInt(CREATURES.length)];
  return `${mood} ${creature} ${randomInt(100, 10_000)}`;
}
