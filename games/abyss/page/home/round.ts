// A turn of Abyss explained in three pictures, with their words in every language.
import type { InEveryLanguage } from '@undertow/shared/words/languages.ts';
import type { RoundInPictures } from '@undertow/web/src/gate.ts';
import Picture from './RoundPicture.svelte';

export const round: RoundInPictures = {
  Picture,
  words: {
    cs: [
      {
        title: 'Potop se',
        text: 'Odkrývej moře kartu po kartě. Co odkryješ, mohou koupit ostatní dřív, než si to necháš. Hlouběji na tebe čeká netvor.',
      },
      {
        title: 'Získej',
        text: 'Zaplať lordovi spojenci jeho ras. Přinese body a moc, a nejslabší ze spojenců, kterými platíš, u tebe zůstane natrvalo.',
      },
      {
        title: 'Drž',
        text: 'Za tři klíče je území. Může mít devět bodů i třicet, a lordi, kteří klíče nesli, svou moc ztratí.',
      },
    ],
    de: [
      {
        title: 'Tauchen',
        text: 'Deck das Meer Karte für Karte auf. Was du aufdeckst, dürfen andere kaufen, bevor du es behältst. Tiefer unten wartet ein Monster.',
      },
      {
        title: 'Gewinnen',
        text: 'Bezahl einen Edlen mit Verbündeten seiner Völker. Er bringt Punkte und eine Macht, und der schwächste Verbündete, mit dem du zahlst, bleibt für immer bei dir.',
      },
      {
        title: 'Halten',
        text: 'Drei Schlüssel bringen einen Ort. Er kann neun Punkte wert sein oder dreißig, und die Edlen, die die Schlüssel trugen, verlieren ihre Macht.',
      },
    ],
    en: [
      {
        title: 'Dive',
        text: 'Turn up the sea card by card. The others may buy what you turn up before you may keep it. Go deeper, and a Monster comes along.',
      },
      {
        title: 'Win over',
        text: 'Pay a Lord with Allies of his Races. He brings points and a power, and the weakest Ally you pay with stays with you for good.',
      },
      {
        title: 'Hold',
        text: 'Three Keys take a Location. It may be worth nine or thirty, and the Lords who carried the Keys lose their powers.',
      },
    ],
    pl: [
      {
        title: 'Nurkuj',
        text: 'Odkrywaj morze karta po karcie. Co odkryjesz, inni mogą kupić, zanim to zatrzymasz. Głębiej czeka potwór.',
      },
      {
        title: 'Pozyskaj',
        text: 'Zapłać lordowi sojusznikami jego ras. Przyniesie punkty i moc, a najsłabszy z sojuszników, którymi płacisz, zostanie z tobą na stałe.',
      },
      {
        title: 'Utrzymaj',
        text: 'Trzy klucze dają lokację. Może być warta dziewięć punktów albo trzydzieści, a lordowie, którzy nieśli klucze, tracą swoje moce.',
      },
    ],
    ru: [
      {
        title: 'Ныряйте',
        text: 'Открывайте море карту за картой. То, что вы открыли, другие могут купить раньше, чем вы это оставите. Глубже ждёт чудовище.',
      },
      {
        title: 'Привлекайте',
        text: 'Заплатите лорду союзниками его рас. Он принесёт очки и свойство, а слабейший из уплаченных союзников останется с вами навсегда.',
      },
      {
        title: 'Удерживайте',
        text: 'Три ключа дают локацию. Она может стоить девять очков или тридцать, а лорды, которые несли ключи, теряют свои свойства.',
      },
    ],
  } satisfies InEveryLanguage<readonly object[]>,
};
