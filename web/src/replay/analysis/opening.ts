// Opens the analysis of a replay, fetched on demand.
import type { GameJudging } from './judging.ts';

export async function openAnalysis(openJudging: () => Promise<GameJudging>) {
  const [{ open }, judging] = await Promise.all([import('./analysis-view.ts'), openJudging()]);
  return { AnalysisView: await open(), judging };
}
