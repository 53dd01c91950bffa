// What people say to each other at a table. Players and spectators do not hear each other while the match runs.
import { z } from 'zod';
import { TableId, Time, UserId } from './basics.ts';
import { Person } from './people.ts';

export const MOST_CHARACTERS = 300;

export const Saying = z
  .object({ table: TableId, text: z.string().trim().min(1).max(MOST_CHARACTERS) })
  .meta({ id: 'Saying' });

export const ChatLine = z
  .object({
    table: TableId,
    channel: z.enum(['players', 'spectators']),
    person: Person,
    text: z.string(),
    time: Time,
  })
  .meta({ id: 'ChatLine' });

export const Muting = z
  .object({ person: UserId, muted: z.boolean() })
  .meta({ id: 'Muting', description: 'Whether this person is muted for you.' });

export type ChatLine = z.infer<typeof ChatLine>;
