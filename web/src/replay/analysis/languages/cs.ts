// What an analysis says, in Czech.
import type { Translation } from '../../../words/catalog.ts';
import { pluralIn } from '../../../words/plural.ts';
import type { AnalysisWords } from './en.ts';

const plural = pluralIn<'one' | 'few' | 'other'>('cs');

export const words: Translation<AnalysisWords> = {
  asking: 'Žádáme o rozbor',
  ahead: ({ n }: { n: number }) =>
    n === 0
      ? 'Za chvíli to začne'
      : plural(n, {
          one: 'Napřed je na řadě {n} jiná partie',
          few: 'Napřed jsou na řadě {n} jiné partie',
          other: 'Napřed je na řadě {n} jiných partií',
        }),
  working: 'Zkoušíme, co jiného šlo odpovědět: {share}',
  progress: 'Průběh rozboru',
  again: 'Zkusit znovu',
  chances: 'Šance na výhru',
  when: 'Kdy',
  turn: 'Tah {n}',
  turningPoints: 'Zlomové okamžiky',
  noTurningPoints: 'Žádná odpověď nestála mnoho: nic jiného by nebylo zřetelně lepší.',
  instead: 'Na dosah bylo: {what}. Lepší v {n} z {of} vzorků.',
  lost: 'o {n} ze 100 méně',
  moment: 'Okamžik',
  noChoice: 'Tady nebylo z čeho vybírat',
  best: 'nejlepší odpověď',
  given: 'takto odpověděl hráč {who}',
  before: 'Předchozí zlomový okamžik',
  next: 'Další zlomový okamžik',
  none: 'Nic',
  estimate: 'odhad domácích hráčů',
  how: 'Vrstvy jsou šance všech míst a dohromady vždy vyplní celou vodu. Každá odpověď byla vyzkoušena ve vzorcích toho, co dané místo nemohlo vidět, a následující pozice byly oceněny podle toho, co se domácí hráči naučili: jsou to odhady, ne jistoty.',
};
