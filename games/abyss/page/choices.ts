// One sentence about each expansion, in every language, for the form of a new table.
import type { InEveryLanguage } from '@undertow/shared/words/languages.ts';
import type { ChoiceWords } from '@undertow/web/src/gate.ts';

export const choices: ChoiceWords = {
  cs: {
    kraken: 'Pašeráci, černé peníze a zrádní krakeni bez rasy.',
    leviathan: 'Obři se tlačí k hranici: boje s kostkami, zranění a páté místo u stolu.',
  },
  de: {
    kraken: 'Schmuggler, schwarzes Geld und tückische Kraken ohne Volk.',
    leviathan: 'Riesen drängen gegen die Grenze: Kämpfe mit Würfeln, Wunden und ein fünfter Platz.',
  },
  en: {
    kraken: 'Smugglers, black money and treacherous Krakens without a Race.',
    leviathan: 'Giants press against the Border: fights with dice, Wounds and a fifth seat.',
  },
  pl: {
    kraken: 'Przemytnicy, czarne pieniądze i zdradliwe krakeny bez rasy.',
    leviathan: 'Olbrzymy napierają na granicę: walki z kośćmi, rany i piąte miejsce przy stole.',
  },
  ru: {
    kraken: 'Контрабандисты, чёрные деньги и коварные кракены без расы.',
    leviathan: 'Исполины теснятся у границы: бои с кубиками, раны и пятое место за столом.',
  },
} satisfies InEveryLanguage<object>;
