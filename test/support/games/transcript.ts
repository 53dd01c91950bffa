// Writes a whole game between random players down: what was asked, answered and told, and what each viewer saw.
import { playAtRandom } from '@undertow/bots/random.ts';
import type { Answer, Decision, Game, Shown } from '@undertow/shared/table/game.ts';
import { Match } from '@undertow/shared/table/match.ts';
import { show } from './show.ts';
import { eventLines, openDecisions, positionLines } from './transcript-lines.ts';

const LEGEND = `\
  | Ada: pearls 1, handCount 2                            what everybody sees between two turns,
  > Ada: hand crab-3 squid-1                              and what a seat sees besides: only what has changed
  Ada mainDecision: explore, [recruit:elder] -> explore   a decision, its options, and the answer; what stands in
                                                          brackets is shown to the seat alone that decides
      . stackTaken: seat Ada, race crab, count 1          what everybody is told,
      > Ada: secret {seats Ada, faces crab-3}             and what a seat is told besides
What is nothing (0, no, empty) is left out.`;

export function transcript<State, Event, View extends Shown, Options>(
  game: Game<State, Event, View, Options>,
  options: Options,
  seats: number,
  seed: string,
): string {
  const match = Match.start(game, options, seats, seed);
  const lines = [`${game.id} for ${seats}, options ${JSON.stringify(options)}, seed ${seed}`, LEGEND];
  const tell = (events: readonly Event[]) => lines.push(...events.flatMap((event) => eventLines(game, event, seats)));
  let before: readonly string[] = [];
  const rest = () => {
    const position = positionLines(game, match.save().state, seats);
    lines.push('', ...position.filter((line) => !before.includes(line)));
    before = position;
  };

  rest();
  tell(match.told);
  let open = openDecisions(match);
  let { version } = match;
  const answers = new Map<Decision, Answer>();
  for (const { decision, answer, events } of playAtRandom(match, seats, seed)) {
    answers.set(decision, answer);
    if (match.version === version) {
      // A seat may have come to the next thing that it is asked.
      for (const [asked, text] of openDecisions(match)) if (!open.has(asked)) open.set(asked, text);
      continue;
    }
    for (const [asked, text] of open) lines.push(`  ${text} -> ${answerText(answers.get(asked))}`);
    const { answers: since, state, random } = match.save();
    const atRest = since.length === 0;
    // What the next turn told before it asked for the first time is told behind the position that it began with.
    const end = events.length - (atRest ? Match.at(game, state, random).told.length : 0);
    tell(events.slice(0, end));
    if (atRest) rest();
    tell(events.slice(end));
    open = openDecisions(match);
    version = match.version;
  }
  const places = match.outcome?.ranking.map((place) => show(place, 'ranking')) ?? [];
  return `${[...lines, '', `Best first: ${places.join(', ')}`].join('\n')}\n`;
}

function answerText(answer: Answer | undefined): string {
  return answer === undefined ? '(withdrawn)' : show(answer);
}
