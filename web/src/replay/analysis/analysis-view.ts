// The module of the analysis, loaded with its words.
import { laterWords } from '../../words/later.ts';
import AnalysisView from './AnalysisView.svelte';

export async function open() {
  await laterWords.open();
  return AnalysisView;
}
