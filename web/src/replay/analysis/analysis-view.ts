// The view of an analysis, with its words.
import { laterWords } from '../../words/later.ts';
import AnalysisView from './AnalysisView.svelte';

export async function open() {
  await laterWords.open();
  return AnalysisView;
}
