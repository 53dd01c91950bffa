// What the page of an account says, in German.
import type { Translation } from '../../words/catalog.ts';
import type { AccountWords } from './en.ts';

export const words: Translation<AccountWords> = {
  changeName: 'Namen ändern',
  currentPassword: 'Bisheriges Passwort',
  newPassword: 'Neues Passwort',
  revokeTokens: 'Auch meine persönlichen Tokens widerrufen',
  changePassword: 'Passwort ändern',
  passwordChanged: 'Dein Passwort ist geändert. Überall sonst bist du abgemeldet.',
  passwordAndTokensChanged:
    'Dein Passwort ist geändert, und deine persönlichen Tokens sind widerrufen. Überall sonst bist du abgemeldet.',
  tokens: 'Programme, die für dich handeln',
  tokensNote:
    'Mit einem persönlichen Token kann ein Bot oder ein anderes Programm in deinem Namen handeln, für bestimmte Zwecke, bis du es widerrufst.',
  tokenLabel: 'Wofür ist es?',
  scopes: 'Es darf',
  scope: {
    play: 'spielen',
    watch: 'zusehen',
    tables: 'Tische eröffnen',
    chat: 'chatten',
  },
  makeToken: 'Token erstellen',
  tokenOnce: 'Das Token für {label}. Es wird nur dieses eine Mal gezeigt: Bewahre es gut auf.',
  copyToken: 'Token kopieren',
  neverUsed: 'nie benutzt',
  lastUsed: 'zuletzt benutzt {date}',
  revoke: 'Widerrufen',
  bot: 'Konto eines Bots',
  botNote:
    'Spielt ein Programm mit diesem Konto, dann sag es. An jedem Tisch, im Chat und auf deiner Seite steht dann ein Roboter neben deinem Namen, und gewertete Partien spielst du keine. Das geht nur vor deiner ersten gewerteten Partie und lässt sich nicht rückgängig machen.',
  isBot: 'Das ist das Konto eines Bots. Alle sehen das, und gewertete Partien spielt er keine.',
  becomeBot: 'Zum Konto eines Bots machen',
  botSure: 'Ist {name} ein Bot?',
  botFinal: 'Das gilt für immer: {name} spielt keine gewerteten Partien.',
  cancel: 'Abbrechen',
  becomeBotNow: 'Ein Bot, für immer',
  delete: 'Konto löschen',
  deleteNote:
    'Dein Name wird wieder frei. Deine gespielten Partien bleiben, ohne deinen Namen. Das lässt sich nicht rückgängig machen.',
  deleteSure: 'Dein Konto löschen, {name}?',
  deleteNow: 'Für immer löschen',
};
