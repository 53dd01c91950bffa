// A choice as a short JSON text, for the state of a room: a choice of one option is just the list of them, if there is no more to say.
import type { Choice } from '../table/game.ts';
import type { OwnDecision } from './decisions.ts';

export function choiceText(choice: Choice): string {
  return JSON.stringify(choice.type === 'one' && !choice.withheld ? choice.options : choice);
}

export function choiceOf(text: string): OwnDecision['choice'] {
  const choice = JSON.parse(text) as string[] | OwnDecision['choice'];
  return Array.isArray(choice) ? { type: 'one', options: choice } : choice;
}
