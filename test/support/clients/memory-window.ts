// The events of a browser's window, where there is none.
import { onTestFinished, vi } from 'vitest';

export class MemoryWindow extends EventTarget {
  /** How many there are now. */
  listeners = 0;

  /** What is global while the test runs. */
  static open(): MemoryWindow {
    const window = new MemoryWindow();
    vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
    vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
    onTestFinished(() => void vi.unstubAllGlobals());
    return window;
  }

  override addEventListener(...given: Parameters<EventTarget['addEventListener']>): void {
    this.listeners++;
    super.addEventListener(...given);
  }

  override removeEventListener(...given: Parameters<EventTarget['removeEventListener']>): void {
    this.listeners--;
    super.removeEventListener(...given);
  }
}
