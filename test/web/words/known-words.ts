// What the tests of the words let pass: words that are the same as in English, and labels that are longer than others.
import type { Language } from '@undertow/shared/words/languages.ts';

const NAMES = ['Abyss', 'Dungeon Lords', 'Undertow'];
const LATIN = [...NAMES, 'Kraken', 'Kraken: Nebulis', 'Bot', 'Nebulis', 'Megalodon'];

export const SAME: Readonly<Record<Language, readonly string[]>> = {
  cs: [
    ...LATIN,
    'Diplomat',
    'Rebel',
    'Lord',
    'Chat',
    'bot',
    '… min',
    'Goblin',
    'Troll',
    'Golem',
    'Paladin',
    'Pandemonium',
  ],
  de: [
    ...LATIN,
    'Hand',
    'Alpha Beta Gamma Delta Epsilon Zeta Eta Theta',
    'Se',
    'Dungeon',
    'Monster',
    'Leviathan',
    'Alchemist',
    'Illusionist',
    'Opportunist',
    'Diplomat',
    'Altruist',
    'Lobby',
    'Filter',
    'live',
    'Name',
    'Chat',
    'Goblin',
    'Troll',
    'Golem',
    'Paladin',
    'Labyrinth',
    'Regeneration',
    'Gold',
    'Prestige',
  ],
  pl: [...LATIN, 'Lord', 'Lobby', 'hadal', 'bot', '… min', 'Goblin', 'Troll', 'Golem', 'Demon', 'Pandemonium'],
  ru: [...NAMES],
};

export const LONGER: Readonly<Record<Language, readonly string[]>> = {
  cs: ['app.copied', 'replay.copyLink', 'people.signIn', 'people.signUp'],
  de: [
    'home.replays',
    'options.keyToken',
    'people.signUp',
    'people.replay',
    'replay.playOn',
    'settings.title',
    'table.away',
  ],
  pl: ['byHand.text'],
  ru: [
    'options.power',
    'app.copied',
    'lobby.rated',
    'lobby.forRating',
    'replay.copyLink',
    'replay.playOn',
    'byHand.text',
  ],
};
