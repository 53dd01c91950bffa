// What the page of an account says, in Czech.
import type { Translation } from '../../words/catalog.ts';
import type { AccountWords } from './en.ts';

export const words: Translation<AccountWords> = {
  changeName: 'Změnit jméno',
  currentPassword: 'Dosavadní heslo',
  newPassword: 'Nové heslo',
  revokeTokens: 'Zrušit i moje osobní klíče',
  changePassword: 'Změnit heslo',
  passwordChanged: 'Heslo je změněné. Všude jinde je potřeba se znovu přihlásit.',
  passwordAndTokensChanged: 'Heslo je změněné a osobní klíče jsou zrušené. Všude jinde je potřeba se znovu přihlásit.',
  tokens: 'Programy, které jednají za tebe',
  tokensNote: 'Osobní klíč pustí dovnitř bota nebo jiný program tvým jménem, k určitým účelům a dokud ho nezrušíš.',
  tokenLabel: 'K čemu má být?',
  scopes: 'Smí',
  scope: {
    play: 'hrát',
    watch: 'sledovat',
    tables: 'zakládat stoly',
    chat: 'chatovat',
  },
  makeToken: 'Vytvořit klíč',
  tokenOnce: 'Klíč pro {label}. Ukáže se jen teď: dobře ho uschovej.',
  copyToken: 'Zkopírovat klíč',
  neverUsed: 'ještě nepoužit',
  lastUsed: 'naposledy použit {date}',
  revoke: 'Zrušit',
  bot: 'Účet bota',
  botNote:
    'Jestli s tímto účtem hraje program, řekni to. Vedle tvého jména pak bude u každého stolu, v chatu i na tvé stránce robot a hodnocené partie hrát nebudeš. Jde to jen před první hodnocenou partií a vrátit to nelze.',
  isBot: 'Tohle je účet bota. Všichni to vidí a hodnocené partie nehraje.',
  becomeBot: 'Udělat z něj účet bota',
  botSure: 'Je {name} bot?',
  botFinal: 'Platí to navždy: {name} nebude hrát hodnocené partie.',
  cancel: 'Zrušit',
  becomeBotNow: 'Je to bot, navždy',
  delete: 'Zrušit účet',
  deleteNote: 'Tvoje jméno bude zase volné. Odehrané partie zůstanou, ale bez tvého jména. Vrátit to nelze.',
  deleteSure: 'Opravdu zrušit účet, {name}?',
  deleteNow: 'Zrušit navždy',
};
