// What the page of an account says, in English.
export const words = {
  changeName: 'Change name',
  currentPassword: 'Current password',
  newPassword: 'New password',
  revokeTokens: 'Revoke my personal tokens, too',
  changePassword: 'Change password',
  passwordChanged: 'Your password has been changed. You are signed out everywhere else.',
  passwordAndTokensChanged:
    'Your password has been changed, and your personal tokens are revoked. You are signed out everywhere else.',
  tokens: 'Programs that act for you',
  tokensNote: 'With a personal token, a bot or another program can act as you, for some purposes, until you revoke it.',
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
  deleteNote: 'Your name becomes free again. The games you have played stay, without your name. This cannot be undone.',
  deleteSure: 'Delete your account, {name}?',
  deleteNow: 'Delete for ever',
} as const;

export type AccountWords = typeof words;
