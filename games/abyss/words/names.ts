// The names of things, in the grammatical form that a sentence asks for.
import { entry, type Form, formOf, type Name } from '@undertow/shared/words/entries.ts';
import { type Part, upperFirst } from '@undertow/shared/words/parts.ts';
import { MONSTER } from '../rules/state.ts';
import type { AbyssWords } from './abyss-words.ts';
import type { RaceWords } from './vocabulary.ts';

export function mention(words: AbyssWords, kind: string, id: string, form: string | undefined): Part {
  if (kind === 'space') return spaceName(id);
  const text = kind === 'race' ? raceForm(words, id, form) : nameOf(words, kind, id, form);
  return { kind: id === MONSTER ? 'monster' : kind, id, text };
}

/** A space of the Border by the sums of the dice that lead there: `b2-3` is 2–3. */
export function spaceName(space: string): string {
  return space.slice(1).replace('-', '–');
}

/** The name of a thing; of something unknown its id, so that nothing that a newer server tells is lost. */
export function nameOf(words: AbyssWords, kind: string, id: string, asked: string | undefined): string {
  const form = formOf(asked);
  switch (kind) {
    case 'ally':
    case 'monster':
      return id === MONSTER ? words.forms.monster[form] : allyName(words, id, form);
    case 'lord':
      return entry<Name>(words.lords, id)?.[form] ?? id;
    case 'location':
      return entry<Name>(words.locations, id)?.[form] ?? id;
    case 'leviathan':
      return entry<Name>(words.leviathans, id)?.[form] ?? id;
    case 'loot':
      return numbered(words.forms.loot[form], id);
    case 'token':
      return entry<string>(words.tokens, id) ?? id;
    default:
      return id;
  }
}

/** A Race in one of the forms of `RaceWords`. */
export function raceForm(words: AbyssWords, id: string, form = 'many'): string {
  const race = entry<RaceWords>(words.races, id);
  return race ? (entry<string>(race, form) ?? race.many) : id;
}

/** An Ally by its face, perhaps with the Race that it was given: `crab-3-dice`, `kraken-3:crab`. */
function allyName(words: AbyssWords, id: string, form: Form): string {
  const [face = ''] = id.split(':');
  const [race = '', value = '', skill] = face.split('-');
  const raceName = raceForm(words, race, form === 'object' ? 'object' : 'one');
  const ally = words.forms.ally
    .replace('{race}', form === 'name' ? upperFirst(raceName) : raceName)
    .replace('{value}', value);
  if (skill === undefined) return ally;
  return words.forms.skilled.replace('{ally}', ally).replace('{skill}', skillName(words, skill));
}

export function skillName(words: AbyssWords, skill: string): string {
  return skill === 'boost' || skill === 'dice' ? words.forms[skill] : skill;
}

function numbered(name: string, id: string): string {
  return name.replace('{n}', String(Number(id.slice(id.lastIndexOf('-') + 1))));
}
