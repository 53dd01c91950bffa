// What the sheets of the lobby say, and how bots play, in Czech.
import type { Translation } from '../../words/catalog.ts';
import { pluralIn } from '../../words/plural.ts';
import type { FormWords } from './en.ts';

const plural = pluralIn<'one' | 'few' | 'other'>('cs');

export const words: Translation<FormWords> = {
  waiting: ({ n }) => plural(n, { one: 'čeká {n}', few: 'čekají {n}', other: 'čeká {n}' }),
  goesOn: 'Tvůj stůl zůstane zatím otevřený. Až k němu přijde hráč, dozvíš se to.',
  hasCome: 'K tvému stolu se posadil hráč: {who}',
  meetsBot: ({ n }) =>
    plural(n, {
      one: '{who} je bot. Chceš-li s ním hrát, potvrď, že můžeme začít.',
      few: '{who} jsou boti. Chceš-li s nimi hrát, potvrď, že můžeme začít.',
      other: '{who} jsou boti. Chceš-li s nimi hrát, potvrď, že můžeme začít.',
    }),
  access: 'Kdo smí přijít',
  accesses: {
    public: 'kdokoli',
    unlisted: 'kdo má odkaz',
    private: 'na pozvánku',
  },
  botsHint: 'Sednou si, jakmile jsou všichni připraveni.',
  botsNotRated: 'U hodnoceného stolu boti hrát nesmějí.',
  ratedHint: 'Výsledek se počítá do žebříčku.',
  ratedPeople: 'Jen když jsou u stolu samí členové.',
  spectatorsHint: 'Karty v ruce nevidí.',
  delay: 'Zpoždění pro diváky',
  noDelay: 'žádné',
  changeNote: 'Všichni, kdo čekají, budou znovu dotázáni, zda jsou připraveni.',
  changeIt: 'Změnit',
  openTable: 'Založit stůl',
  invitationLink: 'Odkaz na stůl',
  invitationHint: 'Vlož odkaz, který ti přišel.',
  noInvitation: 'Tohle není odkaz na stůl. Vlož ho celý.',
  follow: 'Ke stolu',
  level: 'Jak hrají boti',
  levelOfAdded: 'Jak hraje další bot',
  levels: {
    deep: {
      name: 'důkladný',
      plays: 'Zkouší každou nadějnou odpověď na mnoha vzorcích toho, co nevidí.',
    },
    keen: {
      name: 'bystrý',
      plays: 'Zkouší své odpovědi a hledí o tah dopředu, na několika vzorcích toho, co nevidí.',
    },
    sensible: {
      name: 'rozumný',
      plays: 'Odpovídá hned, podle dobrých zvyků, a dopředu nehledí.',
    },
    casual: {
      name: 'pohodový',
      plays: 'Hledí dopředu na méně vzorcích než bystrý a občas sáhne po druhé nejlepší odpovědi.',
    },
    beginner: {
      name: 'začátečník',
      plays: 'Hledí dopředu na jediném vzorku a často sáhne po druhé nejlepší odpovědi.',
    },
    random: {
      name: 'náhodný',
      plays: 'Vezme kteroukoli odpověď, kterou pravidla dovolují.',
    },
  },
};
