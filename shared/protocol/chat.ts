// The chat at a table, and quick reactions. Players and spectators do not hear each other while the match runs.
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

export const REACTIONS = ['bravo', 'ouch', 'wow'] as const;

export const Reaction = z.enum(REACTIONS).meta({
  id: 'Reaction',
  description: 'To what has just happened: `bravo` (well played), `ouch` (that hurts), `wow` (that was not foreseen).',
});

export const Reacting = z.object({ table: TableId, reaction: Reaction }).meta({ id: 'Reacting' });

export const PersonReaction = z
  .object({
    table: TableId,
    channel: ChatLine.shape.channel,
    person: Person,
    reaction: Reaction,
    time: Time,
  })
  .meta({ id: 'PersonReaction' });

export const Muting = z
  .object({ person: UserId, muted: z.boolean() })
  .meta({ id: 'Muting', description: 'Whether this person is muted for you.' });

export type ChatLine = z.infer<typeof ChatLine>;
export type Reaction = z.infer<typeof Reaction>;
export type PersonReaction = z.infer<typeof PersonReaction>;
