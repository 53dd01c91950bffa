// What pages, sheets and parts say that come after the first page, in English.
import { pluralIn } from '@undertow/shared/words/plural.ts';

const plural = pluralIn<'one' | 'other'>('en');

export const words = {
  /** What the page of an account says. */
  account: {
    changeName: 'Change name',
    currentPassword: 'Current password',
    newPassword: 'New password',
    revokeTokens: 'Revoke my personal tokens, too',
    changePassword: 'Change password',
    passwordChanged: 'Your password has been changed. You are signed out everywhere else.',
    passwordAndTokensChanged:
      'Your password has been changed, and your personal tokens are revoked. You are signed out everywhere else.',
    tokens: 'Programs that act for you',
    tokensNote:
      'With a personal token, a bot or another program can act as you, for some purposes, until you revoke it.',
    tokenLabel: 'What is it for?',
    scopes: 'It may',
    scope: {
      play: 'play',
      watch: 'watch',
      tables: 'create tables',
      chat: 'chat',
    },
    makeToken: 'Create a token',
    tokenOnce: 'The token for {label}. It is shown only once: keep it safe.',
    copyToken: 'Copy the token',
    neverUsed: 'never used',
    lastUsed: 'last used {date}',
    revoke: 'Revoke',
    bot: 'Account of a bot',
    botNote:
      'If a program plays with this account, say so. A robot then stands beside your name at every table, in the chat and on your page, and you play no rated matches. This is only possible before your first rated match, and cannot be undone.',
    isBot: 'This is the account of a bot. All others are told, and it plays no rated matches.',
    becomeBot: 'Make this a bot’s account',
    botSure: 'Is {name} a bot?',
    botFinal: 'This is for good: {name} will play no rated matches.',
    cancel: 'Cancel',
    becomeBotNow: 'It is a bot, for ever',
    delete: 'Delete account',
    deleteNote:
      'Your name becomes free again. The games you have played stay, without your name. This cannot be undone.',
    deleteSure: 'Delete your account, {name}?',
    deleteNow: 'Delete for ever',
  },
  /** What an analysis says. */
  analysis: {
    asking: 'Asking for the analysis',
    ahead: ({ n }: { n: number }) =>
      n === 0
        ? 'It begins soon'
        : plural(n, { one: '{n} other match comes first', other: '{n} other matches come first' }),
    working: 'Trying out what else could have been answered: {share}',
    progress: 'Progress of the analysis',
    again: 'Try again',
    chances: 'Chances to win',
    when: 'When',
    turningPoints: 'Turning points',
    noTurningPoints: 'No answer changed much: none cost or won a clear share of the chance to win.',
    noneYet: 'No turning point was found so far.',
    soFar: 'Found so far, with what each answer cost or won of the chance to win',
    costs: 'What each answer cost or won of the chance to win, and how sure that is',
    instead: 'Better in {n} of {of} samples: {what}',
    covered: 'Better in {n} of {of} samples: a plan that you can look for',
    found: 'Well found: ahead of the next best in {n} of {of} samples',
    lost: '{share} less chance to win',
    gained: '{share} more chance to win',
    clear: '{lost} less chance to win than with the best answer ({margin}), which was better in {n} of {of} samples.',
    close:
      'Close: the best answer is ahead by {lost}, was better in {n} of {of} samples, and they are accurate to {margin}.',
    won: 'Well found: {gained} more chance to win than with the next best answer ({margin}), and better in {n} of {of} samples.',
    chart:
      'The chart says {chance} here. It weighs the position as a whole; each of these answers was tried out by itself, in {n} samples of what could not be seen. So the two can differ.',
    board: 'The table as {who} saw it',
    moment: 'The moment',
    noChoice: 'Nothing to choose here',
    best: 'best answer',
    given: 'the answer of {who}',
    besideGiven: 'A little later, beside the given answer: {what}',
    besideOthers: 'A little later, beside the best of the others: {what}',
    before: 'Previous turning point',
    next: 'Next turning point',
    whatIf: 'What if?',
    whatIfNote: 'Play on from here as {who}. Bots take the other seats; nothing counts.',
    playOn: 'Play on from here',
    share: 'Share this moment',
    shareNote:
      'Others see what {who} saw, and say what they would do. Names, result and best answer stay hidden until then.',
    askOthers: 'Ask others',
    estimate: 'estimated by the players of the house',
    how: 'The layers are the chances of all seats, and together they are always 100%. Each answer was tried in samples of what its seat could not see, and the positions that followed were weighed by what the players of the house have learned: estimates, not certainties. The number after ± says how far the samples lie apart: with more samples, the difference would stay within it 19 times of 20.',
  },
  /** What is said where the clipboard is not open to the page. */
  byHand: {
    title: 'Copy it by hand',
    note: 'Your browser does not let this page copy. The text below is marked: copy it as you copy other text.',
    text: 'Text to copy',
  },
  /** What the end of a match says besides its points. */
  ending: {
    youWin: 'You win',
    youWinBy: 'You win by {n}',
    gaveUp: '{who} has given up.',
    ownGaveUp: 'You have given up.',
    left: '{who} was away until the clock ran out.',
    ownLeft: 'You were away until your clock ran out.',
    leftEarly: '{who} left before the end.',
    playOn: 'Play on against a bot',
    analysis: 'Analysis',
  },
  /** What the sheets of the lobby say, and how bots play. */
  forms: {
    /** Beside the people against whom one plays at once. */
    waiting: ({ n }: { n: number }) => plural(n, { one: '{n} waiting', other: '{n} waiting' }),
    /** Where a player has waited alone for some seconds, beside the button that leads to a match with bots. */
    goesOn: 'Your table stays open meanwhile. You are told when a player comes.',
    hasCome: '{who} has come to your table',
    meetsBot: ({ n }: { who: string; n: number }) =>
      plural(n, {
        one: '{who} is a bot. If you want to play with it, say that you are ready.',
        other: '{who} are bots. If you want to play with them, say that you are ready.',
      }),
    access: 'Who may join',
    accesses: {
      public: 'everybody',
      unlisted: 'with the link',
      private: 'by invitation',
    },
    botsHint: 'They sit down as soon as everybody is ready.',
    botsNotRated: 'Bots cannot sit at a rated table.',
    ratedHint: 'The result counts on the ladder.',
    ratedPeople: 'Only if everybody at the table is a member.',
    spectatorsHint: 'They do not see any hands.',
    delay: 'Spectator delay',
    noDelay: 'no delay',
    changeNote: 'Everybody who waits is asked again whether they are ready.',
    changeIt: 'Change it',
    openTable: 'Create the table',
    invitationLink: 'Link to the table',
    invitationHint: 'Paste the link you were sent.',
    noInvitation: 'This is not a link to a table. Paste the whole link.',
    follow: 'Go to the table',
    level: 'How the bots play',
    levelOfAdded: 'How the next bot plays',
    levels: {
      deep: {
        name: 'deep',
        plays: 'Tries every likely answer out, in many samples of what it cannot see.',
      },
      keen: {
        name: 'keen',
        plays: 'Tries its answers out and looks one turn ahead, in a few samples of what it cannot see.',
      },
      sensible: {
        name: 'sensible',
        plays: 'Answers at once, by good habits, and does not look ahead.',
      },
      casual: {
        name: 'casual',
        plays: 'Looks ahead in fewer samples than a keen one, and now and then takes the second best.',
      },
      beginner: {
        name: 'beginner',
        plays: 'Looks ahead in a single sample, and often takes the second best.',
      },
      random: {
        name: 'random',
        plays: 'Takes any answer that the rules allow.',
      },
    },
  },
  /** What the home of a game says of its replays. */
  home: {
    best: 'Best of the last 30 days',
    latest: 'Latest',
    none: 'No match of this game has ended yet.',
  },
  /** What is said of moments of matches that are over. */
  moments: {
    playOn: 'Play on from here',
    playOnNote:
      'A new match begins at this moment, with bots at all other seats. Nothing counts, and no one else sees it.',
    seat: 'You sit as',
    rivals: 'The others play',
    asked: 'is asked here',
    isOver: 'The match is over here.',
    playedOn: 'This match was itself played on from another one.',
    toOrigin: 'To that moment',
    ask: 'What would you do?',
    askNote:
      'A link to this question, as it was asked. Others see what this seat saw, without names; they learn what was played once they have answered. From there they can go to the replay, which shows the names.',
    noAnswer: 'No player answers here. Go to a moment at which one does.',
    link: 'Copy the link',
    /** For seats whose players are not named. */
    players: 'Alpha Beta Gamma Delta Epsilon Zeta Eta Theta',
    isAsked: '{who} is asked',
    intro:
      'A moment of a finished match, as one player saw it, without names. Answer at the table, and you learn what was played.',
    nowhere: 'There is no such moment',
    nowhereNote: 'The link may be incomplete. A moment that was shared stays where it is.',
    broken: 'This moment cannot be shown',
    brokenNote: 'Its match was played by other rules than today’s.',
    played: 'What was played',
    same: 'You chose the same.',
    other: 'You chose something else.',
    silent: 'The table shows how it went on.',
    byBot: 'A bot answered for this seat.',
    byClock: 'The time for this answer had run out.',
    toReplay: 'See how it went on',
    named: 'The replay shows the names.',
    yours: 'Your answer',
    theirs: 'Played',
    house: 'A strong bot',
    thinking: 'is thinking',
    won: 'wins {chance} of 100',
    none: 'has no answer now',
    again: 'Answer again',
  },
  /** What the page of a replay says. */
  replay: {
    title: 'Replay of {table}',
    coming: 'Loading the match',
    running: 'Preparing the replay: {share}',
    closed: 'This replay is not open to you',
    closedNote:
      'It may be private, or there may be none at this address. Those who sat at a private table can see its replay once they have signed in.',
    closedNoteIn:
      'It may be private, or there may be none at this address. Only those who sat at a private table can see its replay.',
    notHereNote: 'A match can be replayed once it is over. You can also open a replay from a file.',
    broken: 'This replay cannot be shown',
    open: 'Open a file',
    drop: 'Drop to open the replay',
    notReplay: 'This file is not a replay.',
    otherClient: 'This page does not show {game}, so it cannot replay this match.',
    line: 'Timeline of the match',
    start: 'The start',
    turn: 'Turn {n}, {who}',
    step: 'step {n} of {of}',
    back: 'One step back',
    on: 'One step forward',
    play: 'Play',
    pause: 'Pause',
    speed: 'Speed',
    times: '{n}\u00d7',
    seenBy: 'Seen by',
    all: 'all',
    allHint: 'What everybody could see',
    openHands: 'open hands',
    openHint: 'All hands are open',
    seatHint: 'What {who} could see',
    share: 'Copy link to this moment',
    shareInvited: 'Copy link to this moment, with the invitation',
    copyLink: 'Copy link',
    shared: 'Link copied',
    analysis: 'Analysis',
    analysisOf: 'Analysis of {table}',
    fromHere: 'Play on from here, or ask others',
    playOn: 'Play on',
    scoring: 'Final scoring',
    key: {
      step: 'one step back or forward',
      turn: 'one turn back or forward',
      player: 'to the next step of a player; with Shift to the previous one',
      next: 'to the next step of the player at the bottom',
      ends: 'to the start, to the end',
      play: 'play, pause',
      speed: 'speed',
    },
    seal: 'Was it fair?',
    checking: 'Your browser is replaying the match to check it.',
    sound: ({ n }: { n: number }) =>
      plural(n, {
        one: 'Seed and {n} move match the promise made at the start.',
        other: 'Seed and {n} moves match the promise made at the start.',
      }),
    unsound: 'This replay does not keep the promise.',
    objection: {
      game: 'This is another game.',
      rules: 'It was played by other rules than these.',
      seed: 'Its seed is not the one that was promised.',
      moves: 'One of its moves was not possible.',
      end: 'Its moves do not lead to the result that it claims.',
    },
    unchecked: 'The check could not be run.',
    checked: {
      seed: 'The random seed is the one that was promised before the first card was dealt.',
      moves: ({ n }: { n: number }) =>
        plural(n, { one: 'The only move was legal.', other: 'All {n} moves were legal.' }),
      ranking: 'They lead to the ranking that was announced.',
    },
    promise: 'The promise, as you noted it',
    promiseHint: 'Every match shows it under “Table menu”. Paste yours to see whether it is the same.',
    compared: {
      same: 'This is the promise by which the match was played.',
      other: 'This match was played by another promise.',
      none: 'This is not a whole promise: it has 64 digits and letters from a to f.',
    },
    checkAgain: 'Check',
  },
  /** What the page of the players of the house says. */
  rivals: {
    ahead: 'looks ahead',
    sure: 'takes the best',
    swift: 'answers fast',
    dots: '{n} of 5',
    wins: 'won {wins}% of {n} matches against {who}; 95% sure: {low} to {high}%',
    unmeasured: 'not measured yet',
    play: 'Play against',
    record: {
      duel: 'You {won} : {lost} {who}',
      shared: '{n} shared',
      larger: 'at larger tables first in {first} of {n}',
      none: 'You have not met yet',
      note: 'Your record counts every match that you played to its end, also with hints.',
    },
    further: 'Just as strong: {names}',
    coming: 'Calling the players',
  },
  /** What the page of the settings says. */
  settings: {
    theme: 'Theme',
    motion: 'Animations',
    motions: {
      system: 'same as system',
      full: 'full',
      short: 'short',
      off: 'off',
    },
    sound: 'Sounds',
    soundHint: 'Quiet ones, for what happens at your table.',
    reactionsHint: 'Those of others at the table, and your own: well played, ouch, wow.',
    notifications: 'Notifications',
    notificationsHint: 'When a table waits for you while you are elsewhere.',
    notAllowed: 'The browser does not allow notifications from this page.',
    confirmations: 'Confirm moves',
    confirmationsHint: 'A move that takes one press waits for a second one.',
    pace: 'Pace of the others',
    paces: {
      slow: 'slow',
      normal: 'normal',
      quick: 'fast',
      atOnce: 'instant',
    },
  },
  /** What most visits to a table never say: of players who have gone, of what was answered for them, reactions and sounds. */
  table: {
    gone: '{who} has been away for a minute.',
    substitute: 'Let a bot play for now',
    settled: '{who} no longer holds up the match.',
    bot: { you: 'a bot answered for you', other: 'a bot answered for {who}' },
    timeout: { you: 'your time was up', other: 'time was up for {who}' },
    away: ({ n }: { n: number }) =>
      plural(n, {
        one: 'While you were away, a bot answered for you once.',
        other: 'While you were away, a bot answered for you {n} times.',
      }),
    late: ({ n }: { n: number }) =>
      plural(n, {
        one: 'Your time was up once, and the game answered.',
        other: 'Your time was up {n} times, and the game answered.',
      }),
    show: 'Show in the log',
    sounds: { question: 'Would you like to hear this table?', on: 'With sound', off: 'Without' },
    react: 'React',
    reactions: {
      bravo: 'Well played!',
      ouch: 'Ouch!',
      wow: 'I did not expect that!',
    },
  },
} as const;

export type LaterWords = typeof words;
