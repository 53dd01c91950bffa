// The migrations: the tables of the database, as numbered steps that are taken once each. A step is never changed once it
// is released.
export const MIGRATIONS: readonly (readonly string[])[] = [
  [
    `create table people (
      id text primary key,
      name text not null,
      -- The name as it is compared: two that look alike are the same. Only members own theirs.
      name_key text unique,
      kind text not null,
      password text,
      created bigint not null,
      silenced_until bigint
    )`,
    'create index people_by_kind on people (kind, created)',

    `create table sessions (
      id text primary key,
      person text not null,
      refresh_hash text not null unique,
      created bigint not null,
      expires bigint not null
    )`,
    'create index sessions_of on sessions (person)',
    'create index sessions_by_end on sessions (expires)',

    `create table tokens (
      id text primary key,
      person text not null,
      label text not null,
      scopes text not null,
      hash text not null unique,
      created bigint not null,
      used bigint
    )`,
    'create index tokens_of on tokens (person)',

    // What the server signs with, the same for all processes.
    `create table keys (
      name text primary key,
      value text not null
    )`,

    `create table mutes (
      person text not null,
      muted text not null,
      primary key (person, muted)
    )`,
    'create index mutes_of on mutes (muted)',

    // A table keeps its id when a match begins on it. What only the lobby reads stands in one column, as JSON.
    `create table tables (
      id text primary key,
      game text not null,
      status text not null,
      access text not null,
      body text not null,
      created bigint not null,
      ended bigint
    )`,
    'create index tables_by_status on tables (status, created)',

    `create table table_players (
      table_id text not null,
      seat integer not null,
      person text not null,
      -- That of the table, so that the games of a person are found in their order.
      created bigint not null,
      primary key (table_id, seat)
    )`,
    'create index tables_of on table_players (person, created, table_id)',

    `create table matches (
      id text primary key,
      game text not null,
      rules integer not null,
      options text not null,
      seats integer not null,
      settings text not null,
      seed text not null,
      started bigint not null,
      ended bigint,
      ranking text,
      -- Where it last came to rest, for rules that cannot be run from the beginning any more.
      rest text,
      -- Who may write: raised by whoever takes the match over.
      fence integer not null,
      asleep integer not null,
      -- When the match needs somebody though nobody touches it: null while it is awake.
      due bigint
    )`,
    'create index matches_due on matches (due) where asleep = 1 and ended is null',
    'create index matches_awake on matches (started) where asleep = 0 and ended is null',

    `create table journal (
      match text not null,
      number integer not null,
      seat integer not null,
      kind text not null,
      answer text,
      time bigint not null,
      -- Milliseconds that the seat has left in its bank after this; null without clocks.
      bank bigint,
      -- Names the client and its message, so that a message that was repeated is known again.
      message text,
      primary key (match, number)
    )`,

    `create table orders (
      match text not null,
      seat integer not null,
      body text not null,
      primary key (match, seat)
    )`,

    `create table ratings (
      person text not null,
      game text not null,
      mu double precision not null,
      sigma double precision not null,
      games integer not null,
      -- What the leaderboard sorts by.
      rating integer not null,
      primary key (person, game)
    )`,
    'create index ratings_best on ratings (game, rating, person)',

    `create table chat (
      table_id text not null,
      channel text not null,
      number integer not null,
      person text not null,
      name text not null,
      kind text not null,
      text text not null,
      time bigint not null,
      primary key (table_id, channel, number)
    )`,
    'create index chat_of on chat (person)',
  ],
  [
    // When the house was last seen open: one row.
    `create table uptime (
      number integer primary key,
      last bigint not null
    )`,
  ],
  [
    // The processes that serve this database now.
    `create table processes (
      id text primary key,
      address text,
      -- Raised again and again while it lives: whose stands still has died.
      beats integer not null
    )`,
    // Which process has the match in memory.
    'alter table matches add column owner text',
    'create index matches_owned on matches (owner) where asleep = 0 and ended is null',
    // By which right each answer was written: so that it can be shown that no process has written without the right to.
    'alter table journal add column fence integer',
    // Raised with every change, so that of two who change a table at once only one does.
    'alter table tables add column version integer not null default 0',
    // Tickets that were used. Each opens one socket, at whatever process it is shown.
    `create table tickets (
      id text primary key,
      expires bigint not null
    )`,
    'create index tickets_by_end on tickets (expires)',
    // How many tables were opened for people who look for this kind of match, so that no two are opened at once.
    `create table searches (
      kind text primary key,
      opened integer not null
    )`,
  ],
  [
    // How a process speaks with the others. Where it can be reached (`address`) is nothing to the store; the column goes
    // when no version that knows it runs beside this one.
    "alter table processes add column link text not null default 'redis'",
    // A process without a connection to the others has to be alone.
    "create unique index processes_alone on processes (link) where link = 'none'",
  ],
  [
    // From where each member has been let in, as hashes: guesses from elsewhere do not lock these places out.
    `create table familiar_places (
      person text not null,
      place text not null,
      last bigint not null,
      primary key (person, place)
    )`,
    'create index familiar_places_by_age on familiar_places (last)',
    // Always empty: what is written here, to see whether anything can be written, is taken away in the same transaction.
    `create table probes (
      id text primary key,
      filler text not null
    )`,
  ],
  [
    // Of each game the public matches that ended last.
    "create index tables_ended on tables (game, ended, id) where status = 'ended' and access = 'public'",
  ],
  [
    // What the answers of finished matches were worth, asked for and found.
    `create table analyses (
      match text primary key,
      -- The rules and the bots by which it is made.
      made_by text not null,
      -- Who has asked for it, and when.
      person text not null,
      asked bigint not null,
      -- The process that works on it.
      owner text,
      -- How much of it is done, of a thousand.
      done integer not null,
      -- What was found; null until then.
      body text
    )`,
    'create index analyses_waiting on analyses (asked, match) where body is null',
  ],
  [
    // Of each line with an end, how often a place was asked for: who raises it is alone at its end.
    `create table lines (
      name text primary key,
      asked integer not null
    )`,
  ],
  [
    // How often each person has played a game to its end against bots of a level, by how many sat there.
    `create table bot_records (
      person text not null,
      game text not null,
      level text not null,
      seats integer not null,
      matches integer not null,
      -- Alone on the first place, and together with others.
      won integer not null,
      shared integer not null,
      primary key (person, game, level, seats)
    )`,
  ],
  [
    // How strong those were who sat at a rated table, if they played it out: their mean rating.
    'alter table tables add column strength integer',
    // Of each game the public matches of the strongest. With their ends, so that the older ones are passed over here.
    `create index tables_strongest on tables (game, strength, ended, id)
      where status = 'ended' and access = 'public' and strength is not null`,
  ],
  [
    // What a list says of how the match stood at its end. Matches that ended before have none.
    'alter table matches add column summary text',
  ],
  [
    // Guests and members that are bots, and say so.
    'alter table people add column bot integer not null default 0',
    'alter table chat add column bot integer not null default 0',
  ],
  [
    // Of each analysis that waits: from which address it was asked for, as a keyed hash; and in which round the address has its
    // next turn, and in which the person has.
    "alter table analyses add column place text not null default ''",
    'alter table analyses add column turn integer not null default 0',
    'alter table analyses add column own_turn integer not null default 0',
    'drop index analyses_waiting',
    'create index analyses_waiting on analyses (turn, own_turn, asked, match) where body is null',
  ],
  [
    // What an analysis that is under way has found so far.
    'alter table analyses add column found text',
  ],
  [
    // Names the client and its message, so that a line that is said again is known.
    'alter table chat add column message text',
    'create unique index chat_messages on chat (table_id, channel, person, message) where message is not null',
  ],
];
