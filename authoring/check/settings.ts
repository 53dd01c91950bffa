// The settings in which a game is tried that names none itself: they follow from what a lobby knows of it.
import { type About, defaultOptions, type GameChoice, seatsWith } from '@undertow/shared/table/about.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import type { Setting } from './game-under-test.ts';

/** Each number of seats as usual, each other value by itself with most seats, and all values that go together. */
export function settingsFrom(about: About): Setting<Json>[] {
  const usual = defaultOptions(about);
  const others = about.choices.flatMap((choice) => otherValues(choice).map((value) => ({ [choice.id]: value })));
  const all = Object.fromEntries(
    about.choices.filter(({ many }) => many).map(({ id, values }) => [id, values.map(({ value }) => value)]),
  );
  const further = Object.keys(all).length > 0 ? [...others, all] : others;
  return [
    ...seatNumbers(about, usual).map((seats) => settingOf(seats, usual, {})),
    ...further.map((chosen) => {
      const options = { ...usual, ...chosen };
      return settingOf(seatsWith(about, options).max, usual, chosen);
    }),
  ];
}

function otherValues({ values, many, default: usual }: GameChoice): Json[] {
  const others = values.map(({ value }) => value).filter((value) => value !== usual);
  return many ? others.map((value) => [value]) : others;
}

function seatNumbers(about: About, options: Json): number[] {
  const { min, max } = seatsWith(about, options);
  return Array.from({ length: max - min + 1 }, (_, i) => min + i);
}

function settingOf(
  seats: number,
  usual: Readonly<Record<string, Json>>,
  chosen: Readonly<Record<string, Json>>,
): Setting<Json> {
  const named = Object.entries(chosen).map(([id, value]) => `${id} ${[value].flat().join(', ')}`);
  const name = [`${seats} ${seats === 1 ? 'player' : 'players'}`, ...named].join(' and ');
  return { name, options: { ...usual, ...chosen }, seats, share: 1 };
}
