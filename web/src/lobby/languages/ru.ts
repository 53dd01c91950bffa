// What the sheets of the lobby say, and how bots play, in Russian.
import type { Translation } from '../../words/catalog.ts';
import { pluralIn } from '../../words/plural.ts';
import type { FormWords } from './en.ts';

const plural = pluralIn<'one' | 'few' | 'many' | 'other'>('ru');

export const words: Translation<FormWords> = {
  waiting: ({ n }) => plural(n, { one: 'ждёт {n}', few: 'ждут {n}', many: 'ждут {n}', other: 'ждут {n}' }),
  meetsBot: ({ n }) =>
    plural(n, {
      one: '{who} — бот. Если хотите с ним играть, скажите, что можно начинать.',
      few: '{who} — боты. Если хотите с ними играть, скажите, что можно начинать.',
      many: '{who} — боты. Если хотите с ними играть, скажите, что можно начинать.',
      other: '{who} — боты. Если хотите с ними играть, скажите, что можно начинать.',
    }),
  access: 'Кто может играть',
  accesses: {
    public: 'кто угодно',
    unlisted: 'по ссылке',
    private: 'по приглашению',
  },
  botsHint: 'Они садятся, как только все готовы.',
  botsNotRated: 'За рейтинговый стол боты не садятся.',
  ratedHint: 'Результат идёт в рейтинг.',
  ratedPeople: 'Только если у всех за столом есть учётная запись.',
  spectatorsHint: 'Карт на руках они не видят.',
  delay: 'Задержка',
  noDelay: 'нет',
  changeNote: 'Всех, кто ждёт, снова спросят, готовы ли они.',
  changeIt: 'Изменить',
  openTable: 'Создать стол',
  invitationLink: 'Ссылка на стол',
  invitationHint: 'Вставьте присланную ссылку.',
  noInvitation: 'Это не ссылка на стол. Вставьте её целиком.',
  follow: 'К столу',
  level: 'Как играют боты',
  levelOfAdded: 'Как играет следующий бот',
  levels: {
    deep: {
      name: 'вдумчивый',
      plays: 'Проверяет каждый перспективный ответ на множестве вариантов того, чего не видит.',
    },
    keen: {
      name: 'сметливый',
      plays: 'Проверяет свои ответы и смотрит на ход вперёд, на нескольких вариантах того, чего не видит.',
    },
    sensible: {
      name: 'разумный',
      plays: 'Отвечает сразу, по хорошим привычкам, и вперёд не смотрит.',
    },
    casual: {
      name: 'беспечный',
      plays: 'Смотрит вперёд на меньшем числе вариантов, чем сметливый, и иногда берёт второй по силе ответ.',
    },
    beginner: {
      name: 'начинающий',
      plays: 'Смотрит вперёд на одном-единственном варианте и часто берёт второй по силе ответ.',
    },
    random: {
      name: 'случайный',
      plays: 'Берёт любой ответ, который допускают правила.',
    },
  },
};
