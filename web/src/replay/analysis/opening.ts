// The analysis of a replay, fetched once it is asked for.
import type { GameJudging } from './judging.ts';

export async function openAnalysis(openJudging: () => Promise<GameJudging>) {
  const [{ open }, judging] = await Promise.all([import('./analysis-view.ts'), openJudging()]);
  return { AnalysisView: await open(), judging };
}
