// What the page of an account says, in Polish.
import type { Translation } from '../../words/catalog.ts';
import type { AccountWords } from './en.ts';

export const words: Translation<AccountWords> = {
  changeName: 'Zmień nazwę',
  currentPassword: 'Dotychczasowe hasło',
  newPassword: 'Nowe hasło',
  revokeTokens: 'Unieważnij też moje tokeny osobiste',
  changePassword: 'Zmień hasło',
  passwordChanged: 'Hasło zostało zmienione. Wszędzie indziej wylogowano cię.',
  passwordAndTokensChanged: 'Hasło zostało zmienione, a tokeny osobiste unieważnione. Wszędzie indziej wylogowano cię.',
  tokens: 'Programy działające za ciebie',
  tokensNote:
    'Token osobisty pozwala botowi albo innemu programowi działać w twoim imieniu, w określonym zakresie, aż go unieważnisz.',
  tokenLabel: 'Do czego ma służyć?',
  scopes: 'Może',
  scope: {
    play: 'grać',
    watch: 'oglądać',
    tables: 'tworzyć stoły',
    chat: 'czatować',
  },
  makeToken: 'Utwórz token',
  tokenOnce: 'Token dla: {label}. Pokazujemy go tylko teraz: zapisz go i chroń.',
  copyToken: 'Skopiuj token',
  neverUsed: 'nigdy nieużyty',
  lastUsed: 'ostatnio użyty {date}',
  revoke: 'Unieważnij',
  bot: 'Konto bota',
  botNote:
    'Jeśli na tym koncie gra program, powiedz to. Obok twojej nazwy przy każdym stole, na czacie i na twojej stronie stanie wtedy robot, a partii rankingowych nie zagrasz. Można to zrobić tylko przed pierwszą partią rankingową i nie da się tego cofnąć.',
  isBot: 'To jest konto bota. Wszyscy to widzą, a partii rankingowych nie gra.',
  becomeBot: 'Zmień w konto bota',
  botSure: 'Czy {name} to bot?',
  botFinal: 'To już na zawsze: {name} nie będzie grać partii rankingowych.',
  cancel: 'Anuluj',
  becomeBotNow: 'To bot, na zawsze',
  delete: 'Usuń konto',
  deleteNote: 'Twoja nazwa znów będzie wolna. Rozegrane partie zostaną, bez twojej nazwy. Tego nie da się cofnąć.',
  deleteSure: 'Usunąć konto, {name}?',
  deleteNow: 'Usuń na zawsze',
};
