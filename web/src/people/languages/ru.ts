// What the page of an account says, in Russian.
import type { Translation } from '../../words/catalog.ts';
import type { AccountWords } from './en.ts';

export const words: Translation<AccountWords> = {
  changeName: 'Сменить имя',
  currentPassword: 'Прежний пароль',
  newPassword: 'Новый пароль',
  revokeTokens: 'Отозвать и мои личные токены',
  changePassword: 'Сменить пароль',
  passwordChanged: 'Пароль изменён. На других устройствах выполнен выход.',
  passwordAndTokensChanged: 'Пароль изменён, личные токены отозваны. На других устройствах выполнен выход.',
  tokens: 'Программы, действующие за вас',
  tokensNote:
    'С личным токеном бот или другая программа может действовать от вашего имени, для определённых целей, пока вы его не отзовёте.',
  tokenLabel: 'Для чего он?',
  scopes: 'Ему можно',
  scope: {
    play: 'играть',
    watch: 'смотреть',
    tables: 'создавать столы',
    chat: 'общаться',
  },
  makeToken: 'Создать токен',
  tokenOnce: 'Токен для «{label}». Он показан только сейчас: сохраните его.',
  copyToken: 'Скопировать токен',
  neverUsed: 'не использовался',
  lastUsed: 'использован {date}',
  revoke: 'Отозвать',
  delete: 'Удалить аккаунт',
  deleteNote: 'Ваше имя снова станет свободным. Сыгранные партии останутся, но без вашего имени. Отменить это нельзя.',
  deleteSure: 'Удалить аккаунт, {name}?',
  deleteNow: 'Удалить навсегда',
};
