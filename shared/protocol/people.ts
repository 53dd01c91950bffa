// People: how others see them, and how they come in.
import { z } from 'zod';
import { TableId, Time, UserId, UserName } from './basics.ts';

export const Rating = z
  .object({
    rating: z.int(),
    games: z.int(),
    provisional: z.boolean().meta({ description: 'Too few games so far to be sure.' }),
  })
  .meta({ id: 'Rating' });

export const Person = z
  .object({
    id: UserId,
    name: z.string(),
    kind: z.enum(['guest', 'member', 'bot']).meta({ description: '`bot`: a bot of the server.' }),
    bot: z.literal(true).optional().meta({
      description: 'This guest or member is a bot, and has said so. It does not play rated matches.',
    }),
  })
  .meta({ id: 'Person' });

const Password = z.string().min(8).max(200).meta({ description: 'At least eight characters.' });

export const GuestRequest = z
  .object({ bot: z.boolean().optional().meta({ description: 'You are a bot: all others are told so, for good.' }) })
  .meta({ id: 'GuestRequest' });

export const SignUp = z.object({ name: UserName, password: Password }).meta({ id: 'SignUp' });
export const SignIn = z.object({ name: z.string().max(100), password: z.string().max(200) }).meta({ id: 'SignIn' });
export const Refresh = z.object({ refresh: z.string().max(200) }).meta({ id: 'Refresh' });

export const AccountChange = z
  .object({
    name: UserName.optional(),
    password: Password.optional(),
    current: z.string().max(200).optional().meta({ description: 'Your current password; needed for a new one.' }),
    bot: z.literal(true).optional().meta({
      description:
        'Makes this the account of a bot, for good: all others are told so, and it plays no rated matches. `conflict` once you have played one, or sit at a rated table.',
    }),
    revokeTokens: z.boolean().optional().meta({
      description: 'Takes back all your personal tokens, too: a person who knew the password may have made one.',
    }),
  })
  .meta({ id: 'AccountChange' });

export const AccountRemoval = z.object({ password: z.string().max(200).optional() }).meta({ id: 'AccountRemoval' });

export const Session = z
  .object({
    person: Person,
    token: z
      .string()
      .meta({ description: 'Send it with every request as `Authorization: Bearer …`, and with `hello`.' }),
    expires: Time,
    refresh: z.string().meta({ description: 'Gets the next token, at `POST /api/sessions/refresh`. Each works once.' }),
  })
  .meta({ id: 'Session' });

export const Ticket = z
  .object({ ticket: z.string(), expires: Time })
  .meta({ id: 'Ticket', description: 'Opens one socket, once, within 30 seconds.' });

/** What a personal token may be used for. */
export const Scope = z.enum(['play', 'watch', 'tables', 'chat']).meta({ id: 'Scope' });

export const TokenRequest = z
  .object({ label: z.string().min(1).max(60), scopes: z.array(Scope).min(1).max(4) })
  .meta({ id: 'TokenRequest' });

export const PersonalToken = z
  .object({ id: z.string(), label: z.string(), scopes: z.array(Scope), created: Time, used: Time.nullable() })
  .meta({ id: 'PersonalToken' });

export const NewPersonalToken = PersonalToken.extend({
  token: z.string().meta({ description: 'Shown only once.' }),
}).meta({ id: 'NewPersonalToken' });

export const Account = z
  .object({
    person: Person,
    created: Time,
    scopes: z.array(Scope).meta({ description: 'What you may do with the token that you sent.' }),
  })
  .meta({ id: 'Account', description: 'Who you are.' });

export const AskedAt = z
  .object({
    tables: z.array(
      z.object({
        id: TableId,
        prompt: z.string().meta({ description: 'What you are asked there, as in your `decision`.' }),
        until: Time.nullable().meta({ description: 'When the server will answer for you; `null` if never.' }),
      }),
    ),
  })
  .meta({ id: 'AskedAt', description: 'The tables where you have to answer.' });

export const BotRecord = z
  .object({
    level: z.string().meta({ description: 'How well the bots play: one of `levels` of the game.' }),
    seats: z.int().meta({ description: 'How many sat at the table, with you.' }),
    matches: z.int().meta({ description: 'How many matches you have played to their end while such a bot sat there.' }),
    won: z.int().meta({ description: 'In how many of them you were first, alone.' }),
    shared: z.int().meta({ description: 'In how many of them you shared the first place.' }),
  })
  .meta({ id: 'BotRecord' });

export const AgainstBots = z
  .object({ game: z.string(), records: z.array(BotRecord) })
  .meta({ id: 'AgainstBots', description: 'Your record against the bots of a game.' });

export const PlayerPage = z
  .object({
    person: Person,
    created: Time,
    ratings: z.record(z.string(), Rating).meta({ description: 'By game.' }),
  })
  .meta({ id: 'PlayerPage' });

export const Leaderboard = z
  .object({
    game: z.string(),
    players: z.array(z.object({ person: Person, rating: Rating })).meta({ description: 'Best first.' }),
    sought: z
      .object({ person: Person, rating: Rating, place: z.int().min(1) })
      .optional()
      .meta({
        description:
          'The person that was asked for, and how many stand there or above; absent for one who is not on the ladder.',
      }),
  })
  .meta({ id: 'Leaderboard' });

export type AskedAt = z.infer<typeof AskedAt>;
export type Rating = z.infer<typeof Rating>;
export type Person = z.infer<typeof Person>;
export type Session = z.infer<typeof Session>;
export type Scope = z.infer<typeof Scope>;
export type PersonalToken = z.infer<typeof PersonalToken>;
export type GuestRequest = z.infer<typeof GuestRequest>;
export type SignUp = z.infer<typeof SignUp>;
export type SignIn = z.infer<typeof SignIn>;
export type AccountChange = z.infer<typeof AccountChange>;
export type AccountRemoval = z.infer<typeof AccountRemoval>;
export type BotRecord = z.infer<typeof BotRecord>;
export type AgainstBots = z.infer<typeof AgainstBots>;
export type Account = z.infer<typeof Account>;
export type Ticket = z.infer<typeof Ticket>;
export type TokenRequest = z.infer<typeof TokenRequest>;
export type NewPersonalToken = z.infer<typeof NewPersonalToken>;
export type PlayerPage = z.infer<typeof PlayerPage>;
export type Leaderboard = z.infer<typeof Leaderboard>;
