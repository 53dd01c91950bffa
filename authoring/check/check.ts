// Tries a game from its folder: random games in a thread, some of them again in another process, and a report of it all.
import { tryApart } from './apart.ts';
import { failedMatch, writeFailedMatch } from './failure-file.ts';
import { Findings } from './findings.ts';
import type { FoundBreach } from './game-result.ts';
import { otherwiseElsewhere } from './other-process.ts';
import { PROPERTIES } from './properties.ts';
import { type Report, reportOf } from './report.ts';
import type { Bounds, Ending, Stuck } from './thread.ts';

export interface Wanted extends Bounds {
  /** The address of the game's folder. */
  readonly home: string;
  readonly seed: number;
  readonly games: number;
  /** Where files of matches that fail are written. */
  readonly folder: string;
}

export async function check(wanted: Wanted): Promise<Report> {
  const { home, seed, games, folder, seconds, patience } = wanted;
  const start = performance.now();
  const findings = new Findings();
  const ending = await tryApart({ home, seed, games, seconds, patience }, (message) => findings.hear(message));
  if (typeof ending === 'object') findings.break(breachOf(ending, findings, wanted));
  if (findings.flaw !== undefined) {
    const sentence = `No server can show the view: ${findings.flaw}.`;
    findings.break({ property: 'rooms', sentence, answers: [], lines: [], setting: '', seed });
  }
  for (const { setting, objection } of findings.objections) {
    const sentence = `The rules object to what \`about\` or \`settings\` offers, ${setting}: ${objection}`;
    findings.break({ property: 'settings', sentence, answers: [], lines: [], setting, seed });
  }
  if (ending === 'done') await compareElsewhere(findings, home, Math.max(seconds, patience));
  const files = new Map<string, string>();
  for (const breach of findings.breaches.values()) {
    const failed = findings.about && failedMatch(findings.about, breach);
    if (failed) files.set(breach.property, writeFailedMatch(failed, folder));
  }
  return reportOf(findings, {
    seed,
    seconds: (performance.now() - start) / 1000,
    stopped: stopped(ending, findings.results.length, games),
    files,
  });
}

function stopped(ending: Ending, played: number, games: number): string | undefined {
  if (ending === 'done') return undefined;
  const why = ending === 'out of time' ? 'Its time was over' : 'It was stopped there';
  return `${why}, after ${played} of ${games} games.`;
}

/** What it was that the thread did not come back from. */
function breachOf({ why, message, seed, trying, answers, lines }: Stuck, findings: Findings, wanted: Wanted) {
  const setting = findings.settingOf(seed, wanted.seed);
  const tried = PROPERTIES[trying - 1];
  const last = answers.at(-1);
  const where = lines[0] ? `: they are in \`${lines[0].rule || 'a rule'}\`, ${lines[0].place}` : '';
  const after = last
    ? `after answer ${answers.length}, ${JSON.stringify(last.answer)} of seat ${last.seat + 1}`
    : findings.about
      ? 'before the first question'
      : 'while the folder is loaded';
  const beside = tried ? ` (while it is tried that ${tried.sentence})` : '';
  const sentences: Readonly<Record<Stuck['why'], string>> = {
    loops: `The rules do not come back ${after}${where}${beside}.`,
    memory: `The rules need ever more memory ${after}${where}${beside}.`,
    broken: `It breaks down ${after}${beside}: ${message}`,
  };
  const property = why === 'broken' ? 'throws' : 'loops';
  return { property, sentence: sentences[why], answers, lines, setting, seed };
}

async function compareElsewhere(findings: Findings, home: string, seconds: number): Promise<void> {
  const { elsewhere: games } = findings;
  const otherwise = games.length > 0 && (await otherwiseElsewhere({ home, games }, seconds));
  if (!otherwise) return;
  const broken: Pick<FoundBreach, 'property' | 'lines'> = { property: 'process', lines: [] };
  if ('complaint' in otherwise) {
    const [game] = games;
    const sentence = `In another process, these games cannot be played again: ${otherwise.complaint}`;
    if (game)
      findings.break({ ...broken, sentence, answers: [], setting: nameOf(findings, game.seed), seed: game.seed });
    return;
  }
  const { game, at } = otherwise;
  const sentence = 'In another process, the same seed and the same answers make another game.';
  const found =
    'It goes by something beside the state and `table.random`: a clock, Math.random, or what a module keeps.';
  const setting = nameOf(findings, game.seed);
  findings.break({ ...broken, sentence, found, answers: game.answers.slice(0, at), setting, seed: game.seed });
}

function nameOf(findings: Findings, seed: number): string {
  return findings.results.find((result) => result.seed === seed)?.setting ?? '';
}
