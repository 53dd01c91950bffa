// The sounds of a table, made on the spot: quiet, wet and short, one at a time.

type Plain = 'turn' | 'asked' | 'card' | 'monster' | 'leviathan' | 'location' | 'end';
export type Sound =
  | Plain
  | { readonly name: 'pearl'; readonly count: number }
  /** Semitones above the lowest. */
  | { readonly name: 'lord'; readonly pitch: number };

const LOUDNESS = 0.09;
const MOST_PEARLS = 5;
const SEMITONE = 2 ** (1 / 12);

interface Tone {
  readonly pitch: number;
  readonly length: number;
  readonly after?: number;
  readonly to?: number;
  readonly shape?: OscillatorType;
  readonly loud?: number;
  readonly attack?: number;
}

class Sounds {
  #context: AudioContext | undefined;
  #until = 0;

  /** Nothing is heard while another sound is; and in a tab that is hidden, only that one is asked. */
  play(sound: Sound | undefined): void {
    if (!sound || (document.hidden && sound !== 'asked')) return;
    const context = this.#awake();
    if (!context || context.currentTime < this.#until) return;
    const length = this.#make(context, sound);
    this.#until = context.currentTime + length;
  }

  #make(context: AudioContext, sound: Sound): number {
    if (typeof sound === 'object') {
      if (sound.name === 'lord') {
        return this.#tones(context, [
          { pitch: 196 * SEMITONE ** sound.pitch, length: 0.9, shape: 'sawtooth', loud: 0.5, attack: 0.25 },
        ]);
      }
      return this.#tones(
        context,
        Array.from({ length: Math.min(MOST_PEARLS, sound.count) }, (_, i) => ({
          pitch: 2100 + i * 90,
          length: 0.07,
          after: i * 0.07,
          loud: 0.4,
        })),
      );
    }
    switch (sound) {
      case 'turn':
        return this.#tones(context, [
          { pitch: 220, length: 0.9, attack: 0.04 },
          { pitch: 330, length: 0.9, after: 0.09, attack: 0.04 },
        ]);
      case 'asked':
        return this.#tones(context, [
          { pitch: 440, length: 0.35 },
          { pitch: 466, length: 0.45, after: 0.12 },
        ]);
      case 'card':
        return this.#breath(context, 900, 300, 0.28, 0.5);
      case 'monster':
        return this.#tones(context, [{ pitch: 62, to: 44, length: 1, shape: 'triangle', attack: 0.3, loud: 1.4 }]);
      case 'leviathan':
        return this.#tones(context, [
          { pitch: 40, to: 30, length: 1.1, shape: 'triangle', attack: 0.2, loud: 1.6 },
          { pitch: 80, length: 0.18, after: 0.35, shape: 'square', loud: 0.3 },
          { pitch: 80, length: 0.18, after: 0.7, shape: 'square', loud: 0.3 },
        ]);
      case 'location':
        this.#breath(context, 240, 90, 0.5, 1.2);
        return this.#tones(context, [{ pitch: 92, to: 70, length: 0.5, shape: 'triangle' }]);
      case 'end':
        return this.#tones(
          context,
          [220, 330, 440, 660].map((pitch, i) => ({ pitch, length: 2.4 - i * 0.2, after: i * 0.22, attack: 0.4 })),
        );
    }
  }

  #tones(context: AudioContext, tones: readonly Tone[]): number {
    let end = 0;
    for (const { pitch, length, after = 0, to, shape = 'sine', loud = 1, attack = 0.01 } of tones) {
      const start = context.currentTime + after;
      const source = new OscillatorNode(context, { type: shape, frequency: pitch });
      if (to !== undefined) source.frequency.exponentialRampToValueAtTime(to, start + length);
      this.#through(context, source, { start, length, loud, attack, cut: Math.min(4000, pitch * 4) });
      end = Math.max(end, after + length);
    }
    return end;
  }

  /** Noise behind a filter that closes: water. */
  #breath(context: AudioContext, from: number, to: number, length: number, loud: number): number {
    const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
    const source = new AudioBufferSourceNode(context, { buffer });
    const start = context.currentTime;
    const filter = this.#through(context, source, { start, length, loud, attack: length * 0.3, cut: from });
    filter.frequency.exponentialRampToValueAtTime(to, start + length);
    return length;
  }

  #through(
    context: AudioContext,
    source: AudioScheduledSourceNode,
    how: { start: number; length: number; loud: number; attack: number; cut: number },
  ): BiquadFilterNode {
    const { start, length, loud, attack, cut } = how;
    const filter = new BiquadFilterNode(context, { type: 'lowpass', frequency: cut });
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(LOUDNESS * loud, start + attack);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
    source.connect(filter).connect(gain).connect(context.destination);
    source.start(start);
    source.stop(start + length);
    return filter;
  }

  /** Browsers let a page sound only after somebody has touched it. */
  #awake(): AudioContext | undefined {
    if (!('AudioContext' in globalThis)) return undefined;
    this.#context ??= new AudioContext();
    if (this.#context.state === 'suspended') void this.#context.resume();
    return this.#context.state === 'running' ? this.#context : undefined;
  }
}

export const sounds = new Sounds();
