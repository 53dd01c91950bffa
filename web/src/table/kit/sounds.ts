// The sounds of a table, made on the spot: quiet, wet and short, one at a time.

const LOUDNESS = 0.09;
export interface Tone {
  readonly pitch: number;
  readonly length: number;
  readonly after?: number;
  readonly to?: number;
  readonly shape?: OscillatorType;
  readonly loud?: number;
  readonly attack?: number;
}

/** Noise behind a filter that closes: water. */
export interface Breath {
  readonly from: number;
  readonly to: number;
  readonly length: number;
  readonly loud: number;
}

/** What sounds together. */
export interface Sound {
  readonly tones?: readonly Tone[];
  readonly breath?: Breath;
}

/** Those of any game: one's turn begins, one is asked something, a card is moved. */
export const TURN: Sound = {
  tones: [
    { pitch: 220, length: 0.9, attack: 0.04 },
    { pitch: 330, length: 0.9, after: 0.09, attack: 0.04 },
  ],
};
export const ASKED: Sound = {
  tones: [
    { pitch: 440, length: 0.35 },
    { pitch: 466, length: 0.45, after: 0.12 },
  ],
};
export const CARD: Sound = { breath: { from: 900, to: 300, length: 0.28, loud: 0.5 } };
/** Dice are rolled: three times shell on wood, and still. */
export const DICE: Sound = {
  tones: [0, 0.22, 0.4, 0.52].map((after, i) => ({
    ...{ pitch: 940 - i * 90, to: 380, length: 0.06, after },
    ...{ shape: 'triangle' as const, loud: 0.9 - i * 0.15, attack: 0.004 },
  })),
};
/** Points are added to those of a seat. */
export const COUNT: Sound = {
  tones: [
    { pitch: 940, to: 620, length: 0.06, loud: 0.5, attack: 0.004 },
    { pitch: 1880, length: 0.03, loud: 0.2, attack: 0.004 },
  ],
};
/** It is seen who has won: three notes as from a bow, each above the one before. */
export const CROWN: Sound = {
  tones: [196, 294, 392].flatMap((pitch, i) => [
    { pitch, length: 2 - i * 0.25, after: i * 0.24, attack: 0.16, shape: 'sawtooth' as const, loud: 0.4 },
    { pitch: pitch * 1.004, length: 2 - i * 0.25, after: i * 0.24, attack: 0.2, shape: 'triangle' as const, loud: 0.8 },
  ]),
};

class Sounds {
  #context: AudioContext | undefined;
  #until = 0;

  /** Nothing is heard while another sound is; and in a tab that is hidden, only that one is asked. */
  play(sound: Sound | undefined): void {
    if (!sound || (document.hidden && sound !== ASKED)) return;
    const context = this.#awake();
    if (!context || context.currentTime < this.#until) return;
    const { tones = [], breath } = sound;
    const whispered = breath ? this.#breath(context, breath) : 0;
    // Tones last longer than the breath that they come with.
    this.#until = context.currentTime + (tones.length > 0 ? this.#tones(context, tones) : whispered);
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

  #breath(context: AudioContext, { from, to, length, loud }: Breath): number {
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

  /** Browsers let a page sound only after a person has touched it. */
  #awake(): AudioContext | undefined {
    if (!('AudioContext' in globalThis)) return undefined;
    this.#context ??= new AudioContext();
    if (this.#context.state === 'suspended') void this.#context.resume();
    return this.#context.state === 'running' ? this.#context : undefined;
  }
}

export const sounds = new Sounds();
