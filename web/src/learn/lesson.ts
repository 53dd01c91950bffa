// A lesson as it is played: a prepared match, the step that one is at, and a rival who answers by the script.

import type { AbyssEvent } from '@undertow/shared/abyss/events.ts';
import { abyss } from '@undertow/shared/abyss/index.ts';
import type { Answer, Decision } from '@undertow/shared/table/game.ts';
import { Match } from '@undertow/shared/table/match.ts';
import { LEARNER, RIVAL, SCENES, type Scene, type Step } from './scenes.ts';

export type LessonMatch = ReturnType<typeof matchOf>;

/** What the learner did at a step: an answer, or having seen it. */
export type Done = { readonly answer: Answer } | 'seen';

/** All steps are shown as one row, whichever scene they are of. */
export const STEPS: readonly Step[] = SCENES.flatMap(({ steps }) => steps);

export class Lesson {
  /** What was done so far, from which the lesson can be gone through again. */
  readonly done: Done[] = [];
  match: LessonMatch;
  /** What has happened in the game of this scene, answer by answer. */
  told: readonly (readonly AbyssEvent[])[] = [];
  #scene = 0;
  #step = 0;
  #rival: string[];

  constructor() {
    const scene = sceneAt(0);
    this.match = matchOf(scene);
    this.#rival = [...scene.rival];
  }

  /** The same lesson as far as this leads; whatever does not fit today's lesson is left out. */
  static resume(done: readonly Done[]): Lesson {
    const lesson = new Lesson();
    for (const one of done) {
      const isDone = one === 'seen' ? lesson.see() : lesson.answer(one.answer);
      if (!isDone) break;
    }
    return lesson;
  }

  /** `undefined` when all is done. */
  get step(): Step | undefined {
    return SCENES[this.#scene]?.steps[this.#step];
  }

  /** Counted from 0, over all scenes. */
  get number(): number {
    return SCENES.slice(0, this.#scene).reduce((sum, { steps }) => sum + steps.length, 0) + this.#step;
  }

  /** What the learner is asked now, with nothing to choose from but what the step is about. */
  get decision(): Decision | undefined {
    const { step } = this;
    const asked = this.match.pending.find(({ seat }) => seat === LEARNER);
    if (!asked || !step?.answer || asked.prompt !== step.answer.prompt) return undefined;
    const { answer } = step.answer;
    return answer === undefined ? asked : { ...asked, choice: { type: 'one', options: [answer] } };
  }

  /** Goes on from a step that only shows something. */
  see(): boolean {
    if (!this.step || this.step.answer) return false;
    this.done.push('seen');
    this.#advance();
    return true;
  }

  /** What came of it; `undefined` for an answer that the lesson does not ask for. */
  answer(answer: Answer): readonly AbyssEvent[] | undefined {
    const wanted = this.step?.answer;
    if (!wanted || !this.decision) return undefined;
    const isCalledOff = wanted.prompt === 'payment' && answer === 'cancel';
    if (wanted.answer !== undefined && answer !== wanted.answer) return undefined;
    const told = this.match.answer(LEARNER, answer);
    if (!told) return undefined;
    this.done.push({ answer });
    const events = isCalledOff ? told : [...told, ...this.#letRivalAct()];
    this.told = [...this.told, events];
    // What was chosen before is to be chosen again.
    if (isCalledOff) this.#step--;
    else this.#advance();
    return events;
  }

  #advance(): void {
    this.#step++;
    if (this.step || this.#scene === SCENES.length - 1) return;
    this.#scene++;
    this.#step = 0;
    this.told = [];
    const scene = sceneAt(this.#scene);
    this.match = matchOf(scene);
    this.#rival = [...scene.rival];
  }

  #letRivalAct(): AbyssEvent[] {
    const events: AbyssEvent[] = [];
    for (;;) {
      const asked = this.match.pending.find(({ seat }) => seat === RIVAL);
      // Behind the last turn of the script nothing is shown any more.
      if (!asked || (asked.prompt === 'mainDecision' && this.#rival.length === 0)) return events;
      const answer = asked.prompt === 'mainDecision' ? this.#rival.shift() : REPLIES[asked.prompt];
      const told = answer === undefined ? undefined : this.match.answer(RIVAL, answer);
      if (!told) throw new Error(`the rival has no answer to ${asked.prompt}`);
      events.push(...told);
    }
  }
}

/** What the rival answers wherever it is asked. */
const REPLIES: Readonly<Record<string, string>> = { buyOffer: 'pass', exploreDecision: 'take' };

function sceneAt(index: number): Scene {
  return SCENES[index] as Scene;
}

function matchOf({ begin }: Scene) {
  return Match.at(abyss, begin(), { seed: 'fast:3', position: 0 });
}
