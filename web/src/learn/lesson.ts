// A lesson being played: a prepared match, the current step, and rivals who answer by the script.
import type { AnyEvent, AnyMatch } from '@undertow/shared/table/any-game.ts';
import { isLegal } from '@undertow/shared/table/choice.ts';
import type { Answer, Choice, Decision } from '@undertow/shared/table/game.ts';
import { LEARNER, type LessonScene, type LessonStep, type WantedAnswer } from './game-lesson.ts';

/** What the learner did at a step: an answer, or having seen it. */
export type Done = { readonly answer: Answer } | 'seen';

/** All steps are shown as one row, whichever scene they are of. */
export function stepsOf(scenes: readonly LessonScene[]): readonly LessonStep[] {
  return scenes.flatMap(({ steps }) => steps);
}

export class Lesson {
  /** What was done so far, from which the lesson can be gone through again. */
  readonly done: Done[] = [];
  match: AnyMatch;
  /** What has happened in the game of this scene, answer by answer. */
  told: readonly (readonly AnyEvent[])[] = [];
  readonly #scenes: readonly LessonScene[];
  #scene = 0;
  #step = 0;
  /** What each rival will do in their turns. */
  #turns: Answer[][];

  constructor(scenes: readonly LessonScene[]) {
    this.#scenes = scenes;
    const { begin, rivals } = this.#current;
    this.match = begin();
    this.#turns = rivals.map(({ turns }) => [...turns]);
  }

  /** The same lesson as far as this leads; whatever does not fit today's lesson is left out. */
  static resume(scenes: readonly LessonScene[], done: readonly Done[]): Lesson {
    const lesson = new Lesson(scenes);
    for (const one of done) {
      const isDone = one === 'seen' ? lesson.see() : lesson.answer(one.answer);
      if (!isDone) break;
    }
    return lesson;
  }

  /** The same lesson one step earlier. */
  get before(): Lesson | undefined {
    // What was called off leads back, too.
    for (let kept = this.done.length - 1; kept >= 0; kept--) {
      const lesson = Lesson.resume(this.#scenes, this.done.slice(0, kept));
      if (lesson.number < this.number) return lesson;
    }
    return undefined;
  }

  /** `undefined` when all is done. */
  get step(): LessonStep | undefined {
    return this.#scenes[this.#scene]?.steps[this.#step];
  }

  /** Counted from 0, over all scenes. */
  get number(): number {
    return this.#scenes.slice(0, this.#scene).reduce((sum, { steps }) => sum + steps.length, 0) + this.#step;
  }

  /** What the learner is asked now, with nothing to choose from but what the step is about. */
  get decision(): Decision | undefined {
    const { step } = this;
    const asked = this.match.pending.find(({ seat }) => seat === LEARNER);
    if (!asked || !step?.answer || asked.prompt !== step.answer.prompt) return undefined;
    return { ...asked, choice: choiceOf(step.answer, asked.choice) };
  }

  /** A hint for this step, where there is something to choose. */
  get proposal(): Answer | undefined {
    const { decision, step } = this;
    return step?.answer?.hints?.find((answer) => decision && isLegal(decision.choice, answer, this.match.game.forms));
  }

  /** Goes on from a step that only shows something. */
  see(): boolean {
    if (!this.step || this.step.answer) return false;
    this.done.push('seen');
    this.#advance();
    return true;
  }

  /** What came of it; `undefined` for an answer that the lesson does not ask for. */
  answer(answer: Answer): readonly AnyEvent[] | undefined {
    const wanted = this.step?.answer;
    const { decision } = this;
    if (!wanted || !decision || !isLegal(decision.choice, answer, this.match.game.forms)) return undefined;
    const isCalledOff = wanted.back !== undefined && answer === wanted.back;
    if (!isCalledOff && wanted.isEnough?.(answer) === false) return undefined;
    const told = this.match.answer(LEARNER, answer);
    if (!told) return undefined;
    this.done.push({ answer });
    const events = isCalledOff ? told : [...told, ...this.#letRivalsAct()];
    this.told = [...this.told, events];
    // What was chosen before is to be chosen again.
    if (isCalledOff) this.#step--;
    else this.#advance();
    return events;
  }

  #advance(): void {
    do this.#step++;
    while (this.step?.isIfAsked && !this.decision);
    if (this.step || this.#scene === this.#scenes.length - 1) return;
    this.#scene++;
    this.#step = 0;
    this.told = [];
    const { begin, rivals } = this.#current;
    this.match = begin();
    this.#turns = rivals.map(({ turns }) => [...turns]);
  }

  #letRivalsAct(): AnyEvent[] {
    const events: AnyEvent[] = [];
    for (;;) {
      const asked = this.match.pending.find((decision) => decision.seat !== LEARNER && !this.#isBehindScript(decision));
      if (!asked) return events;
      const told = this.match.answer(asked.seat, this.#replyTo(asked));
      if (!told) throw new Error(`rival ${asked.seat} has no answer to ${asked.prompt}`);
      events.push(...told);
    }
  }

  /** Behind the last turn of the script nothing is shown any more. */
  #isBehindScript({ seat, prompt }: Decision): boolean {
    return prompt === this.#current.rivals[seat - 1]?.turn && this.#turns[seat - 1]?.length === 0;
  }

  #replyTo(asked: Decision): Answer {
    const { turn, replies } = this.#current.rivals[asked.seat - 1] ?? {};
    const reply = asked.prompt === turn ? this.#turns[asked.seat - 1]?.shift() : replies?.[asked.prompt];
    return reply ?? this.match.game.timeout(this.match.state, asked);
  }

  get #current(): LessonScene {
    return this.#scenes[this.#scene] as LessonScene;
  }
}

function choiceOf({ answer, offer }: WantedAnswer, choice: Choice): Choice {
  if (offer) return offer(choice);
  if (answer === undefined) return choice;
  return typeof answer === 'number' ? { type: 'amount', min: answer, max: answer } : { type: 'one', options: [answer] };
}
