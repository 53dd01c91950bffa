// What is said of moments of matches that are over, in Czech.
import type { Translation } from '../../words/catalog.ts';
import type { MomentWords } from './en.ts';

export const words: Translation<MomentWords> = {
  playOn: 'Hrát odtud dál',
  playOnNote:
    'V této chvíli začne nová partie, na všech ostatních místech s boty. Nic se nepočítá a nikdo jiný ji nevidí.',
  seat: 'Tvoje místo',
  rivals: 'Ostatní hrají',
  asked: 'je tu na řadě',
  isOver: 'Tady partie končí.',
  playedOn: 'I tato partie pokračovala z jiné.',
  toOrigin: 'K té chvíli',
  ask: 'Jaká by byla tvoje volba?',
  askNote:
    'Odkaz na tuto otázku, jak byla položena. Ostatní uvidí to, co bylo vidět z tohoto místa, beze jmen; co se zahrálo, se dozvědí, až odpovědí. Odtud se dostanou k záznamu a ten jména ukazuje.',
  noAnswer: 'Tady nikdo neodpovídá. Přejdi na chvíli, kdy někdo odpovídá.',
  link: 'Zkopírovat odkaz',
  players: 'Alfa Beta Gama Delta Epsilon Zéta Éta Théta',
  isAsked: '{who} je na řadě',
  intro: 'Chvíle z dohrané partie, jak ji viděl jeden z hráčů, beze jmen. Odpověz u stolu a dozvíš se, co se zahrálo.',
  nowhere: 'Taková chvíle není',
  nowhereNote: 'Odkaz je možná neúplný. Sdílená chvíle zůstává, kde je.',
  broken: 'Tuto chvíli nelze ukázat',
  brokenNote: 'Její partie se hrála podle jiných pravidel, než jsou dnešní.',
  played: 'Co se zahrálo',
  same: 'Tvoje volba byla stejná.',
  other: 'Tvoje volba byla jiná.',
  silent: 'Stůl ukazuje, jak to šlo dál.',
  byBot: 'Za toto místo odpověděl bot.',
  byClock: 'Čas na tuto odpověď vypršel.',
  toReplay: 'Podívat se, jak to šlo dál',
  named: 'Záznam ukazuje jména.',
  yours: 'Tvoje odpověď',
  theirs: 'Zahráno',
  house: 'Silný bot',
  thinking: 'přemýšlí',
  won: 'výhra v {chance} ze 100 partií',
  none: 'teď odpověď nemá',
  again: 'Ještě jednou',
};
