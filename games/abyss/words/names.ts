// What things are called, in the form that a sentence asks for.
import { upperFirst } from '@undertow/shared/words/parts.ts';
import { MONSTER } from '../rules/state.ts';
import type { AbyssWords } from './abyss-words.ts';
import type { Name, RaceWords } from './vocabulary.ts';

type Form = 'name' | 'subject' | 'object';

/** The name of a thing; of something unknown its id, so that nothing that a newer server tells is lost. */
export function nameOf(words: AbyssWords, kind: string, id: string, asked: string | undefined): string {
  const form = isForm(asked) ? asked : 'subject';
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

function isForm(form: string | undefined): form is Form {
  return form === 'name' || form === 'subject' || form === 'object';
}

/** What stands in a table under an id that may not be there. */
export function entry<Value>(table: object, id: string): Value | undefined {
  return Object.hasOwn(table, id) ? (table as Readonly<Record<string, Value>>)[id] : undefined;
}
