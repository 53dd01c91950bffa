// The colours of the demo's lines, or none.
import { styleText } from 'node:util';

export interface Paint {
  heading(text: string): string;
  strong(text: string): string;
  faint(text: string): string;
}

const style = (format: Parameters<typeof styleText>[0]) => (text: string) =>
  styleText(format, text, { validateStream: false });

export const colours: Paint = { heading: style(['bold', 'cyan']), strong: style('bold'), faint: style('dim') };

export const plain: Paint = { heading: (text) => text, strong: (text) => text, faint: (text) => text };
