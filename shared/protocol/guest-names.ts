// The names of guests: two words and a number. Where no two guests with the same words meet, the words are enough, and a
// client may say them in another language.
export const GUEST_MOODS = [
  ...['Bold', 'Brave', 'Bright', 'Calm', 'Clever', 'Curious', 'Daring', 'Gentle', 'Glad', 'Golden', 'Hidden', 'Jolly'],
  ...['Keen', 'Kind', 'Lively', 'Lucky', 'Misty', 'Nimble', 'Noble', 'Patient', 'Polite', 'Proud', 'Quick', 'Quiet'],
  ...['Salty', 'Silver', 'Sly', 'Sunny', 'Swift', 'Wandering', 'Warm', 'Wise'],
] as const;

export const GUEST_CREATURES = [
  ...['Anchovy', 'Beluga', 'Cod', 'Dolphin', 'Eel', 'Gull', 'Halibut', 'Heron', 'Herring', 'Lobster', 'Mackerel'],
  ...['Manatee', 'Manta', 'Mussel', 'Narwhal', 'Nautilus', 'Octopus', 'Orca', 'Otter', 'Oyster', 'Pelican', 'Perch'],
  ...['Pike', 'Salmon', 'Sardine', 'Seal', 'Starfish', 'Sturgeon', 'Tern', 'Trout', 'Tuna', 'Turtle'],
] as const;

/** Such a name by the places of its words in the lists. */
export interface GuestName {
  readonly mood: number;
  readonly creature: number;
  readonly number: string;
}

export const GUEST_NUMBERS = { least: 100, below: 10_000 } as const;

/** `undefined` for every other name. */
export function guestNameIn(name: string): GuestName | undefined {
  const [, first = '', second = '', number = ''] = /^(\w+) (\w+) ([1-9]\d{2,3})$/.exec(name) ?? [];
  const mood = (GUEST_MOODS as readonly string[]).indexOf(first);
  const creature = (GUEST_CREATURES as readonly string[]).indexOf(second);
  return mood < 0 || creature < 0 ? undefined : { mood, creature, number };
}

/** These names, as they are to be shown beside each other: a guest's with its number only where another has the same words. */
export function shownNames(
  names: readonly string[],
  say: (guest: GuestName) => string = ({ mood, creature }) => `${GUEST_MOODS[mood]} ${GUEST_CREATURES[creature]}`,
): string[] {
  const short = names.map((name) => {
    const guest = guestNameIn(name);
    return guest ? say(guest) : name;
  });
  return names.map((name, i) => {
    const guest = guestNameIn(name);
    const isOnly = short.every((other, j) => other !== short[i] || names[j] === name);
    return guest && !isOnly ? `${short[i]} ${guest.number}` : (short[i] ?? name);
  });
}
