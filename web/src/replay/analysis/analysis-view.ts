// The view of an analysis, with its words.
import AnalysisView from './AnalysisView.svelte';
import { analysisWords } from './words.ts';

export async function open() {
  await analysisWords.open();
  return AnalysisView;
}
