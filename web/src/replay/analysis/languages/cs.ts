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
  turningPoints: 'Zlomové okamžiky',
  noTurningPoints: 'Žádná odpověď mnoho nezměnila: žádná šanci na výhru zřetelně nesnížila ani nezvýšila.',
  noneYet: 'Zatím se nenašel žádný zlomový okamžik.',
  soFar: 'Zatím nalezené, a kolik která odpověď ubrala nebo přidala na šanci na výhru',
  costs: 'O kolik každá odpověď snížila nebo zvýšila šanci na výhru a jak jisté to je',
  instead: 'Lepší v {n} z {of} vzorků: {what}',
  covered: 'Lepší v {n} z {of} vzorků: plán, který můžeš hledat',
  found: 'Dobře nalezeno: lepší než druhá nejlepší v {n} z {of} vzorků',
  lost: 'o {share} menší šance na výhru',
  gained: 'o {share} větší šance na výhru',
  clear: 'O {lost} menší šance na výhru než s nejlepší odpovědí ({margin}); ta byla lepší v {n} z {of} vzorků.',
  close: 'Těsné: nejlepší odpověď vede o {lost} a byla lepší v {n} z {of} vzorků; ty jsou přesné na {margin}.',
  won: 'Dobře nalezeno: o {gained} větší šance na výhru než s druhou nejlepší odpovědí ({margin}), a lepší v {n} z {of} vzorků.',
  chart:
    'Graf tu říká {chance}. Oceňuje pozici jako celek; tyto odpovědi byly každá zvlášť vyzkoušeny ve vzorcích toho, co nebylo vidět (zde {n}). Proto se obojí může lišit.',
  board: 'Stůl, jak ho viděl hráč {who}',
  moment: 'Okamžik',
  noChoice: 'Tady nebylo z čeho vybírat',
  best: 'nejlepší odpověď',
  given: 'takto odpověděl hráč {who}',
  besideGiven: 'O něco později proti dané odpovědi: {what}',
  besideOthers: 'O něco později proti nejlepší z ostatních: {what}',
  before: 'Předchozí zlomový okamžik',
  next: 'Další zlomový okamžik',
  whatIf: 'Co kdyby?',
  whatIfNote: 'Hraj odtud dál jako {who}. Ostatní místa převezmou boti; nic se nepočítá.',
  playOn: 'Hrát odtud dál',
  share: 'Sdílet tento okamžik',
  shareNote:
    'Ostatní vidí, co viděl hráč {who}, a řeknou, co by udělali. Jména, výsledek a nejlepší odpověď do té doby zůstanou skryté.',
  askOthers: 'Zeptat se',
  none: 'Nic',
  estimate: 'odhad domácích hráčů',
  how: 'Vrstvy jsou šance všech míst a dohromady dávají vždy 100 %. Každá odpověď byla vyzkoušena ve vzorcích toho, co dané místo nemohlo vidět, a následující pozice byly oceněny podle toho, co se domácí hráči naučili: jsou to odhady, ne jistoty. Číslo za ± říká, jak daleko od sebe vzorky leží; v 19 z 20 případů v tomto rozmezí leží jejich skutečná hodnota.',
};
