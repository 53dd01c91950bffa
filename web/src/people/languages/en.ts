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
  delete: 'Delete account',
  deleteNote: 'Your name becomes free again. The games you have played stay, without your name. This cannot be undone.',
  deleteSure: 'Delete your account, {name}?',
  deleteNow: 'Delete for ever',
} as const;

export type AccountWords = typeof words;
