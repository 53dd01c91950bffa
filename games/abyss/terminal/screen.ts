// Writes a position of Abyss as lines of text, for the client in the terminal.
import { anyScreen, type FormOnScreen, numbered } from '@undertow/client-sdk/examples/terminal/screen.ts';
import type { PaymentData, View } from '../client.ts';

const payment: FormOnScreen<PaymentData, View> = {
  hint: (data) => `Allies to pay with, 0 for none: ${JSON.stringify({ ...data, hand: undefined })}`,
  options: ({ hand }) => hand,
  answer(words, { hand }) {
    const allies = numbered(words, hand);
    return allies?.length === 0 ? 'cancel' : allies && { allies };
  },
};

export const screen = anyScreen<View>({
  position({ round, court, track, seats }, { nameOf }) {
    return [
      `Round ${round}. Court: ${court.join(', ')}. Track: ${track.map((card) => card ?? '-').join(' ')}`,
      ...seats.flatMap(({ pearls, handCount, lords, locations, score, hand }, seat) => {
        const owned = [...lords.map(({ id }) => id), ...locations].join(', ');
        const line = `${nameOf(seat)}: Pearls ${pearls}, Allies ${handCount}, points ${score.total}. ${owned}`;
        return hand ? [line, `  Your hand: ${hand.join(', ')}`] : [line];
      }),
    ];
  },
  forms: { payment },
});
