// Plays the sounds of this page, one at a time, at the volume of the visitor.
import { untrack } from 'svelte';
import { settings } from '../../browser/settings.svelte.ts';
import { ASKED, type Breath, type Sound, type Tone, tonesOf } from './sounds.ts';

/** The loudness of one tone at full volume. */
const LOUDNESS = 0.16;

class Sounds {
  readonly #volume: () => number;
  #context: AudioContext | undefined;
  #out: GainNode | undefined;
  #until = 0;

  /** The volume is from 0 to 1; at 0 nothing sounds. */
  constructor(volume: () => number) {
    this.#volume = volume;
  }

  /** Nothing is heard while another sound is; and in a tab that is hidden, only that one is asked. */
  play(sound: Sound | undefined): void {
    const volume = this.#volume();
    if (!sound || volume === 0 || (document.hidden && sound !== ASKED)) return;
    const context = this.#awake();
    if (!context) return;
    this.#out ??= outOf(context);
    // Twice as loud to the ear is far more to the wire.
    this.#out.gain.value = volume ** 2;
    if (context.currentTime < this.#until) return;
    const whispered = sound.breath ? this.#breath(context, sound.breath) : 0;
    this.#until = context.currentTime + Math.max(whispered, this.#tones(context, tonesOf(sound)));
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
    source
      .connect(filter)
      .connect(gain)
      .connect(this.#out ?? context.destination);
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

/** What sounds together is held below what a speaker distorts. */
function outOf(context: AudioContext): GainNode {
  const out = new GainNode(context);
  out.connect(new DynamicsCompressorNode(context, { threshold: -14, ratio: 6 })).connect(context.destination);
  return out;
}

/** What has sounded once does not sound again because the volume is another. */
export const sounds = new Sounds(() => untrack(() => (settings.chosen.sound ? settings.chosen.volume : 0)));
