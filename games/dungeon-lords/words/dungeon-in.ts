// The words of the game in one language, as pages, terminals and servers ask for them.
import type { Answer, Seat } from '@undertow/shared/table/game.ts';
import { type Arguments, type KeyOf, textOf, type Values } from '@undertow/shared/words/catalog.ts';
import { entry } from '@undertow/shared/words/entries.ts';
import { listIn } from '@undertow/shared/words/formats.ts';
import { type AskedThen, type Asking, gameTalk } from '@undertow/shared/words/game-talk.ts';
import type { Language } from '@undertow/shared/words/languages.ts';
import { type Things, upperFirst } from '@undertow/shared/words/parts.ts';
import { said } from '@undertow/shared/words/sentences.ts';
import type { View } from '../client.ts';
import { heroCard } from '../rules/cards/heroes.ts';
import { combatCard, trapFace } from '../rules/cards/printed.ts';
import type { BattlePlan } from '../rules/forms/battle-plan.ts';
import { cellName, isCell, isSameCell } from '../rules/geometry.ts';
import { type HeroId, TUNNEL } from '../rules/state.ts';
import { promptKey, promptThings } from './asking.ts';
import { buttonOf } from './choosing.ts';
import type { DungeonWords } from './dungeon-words.ts';
import type { ToldEvent } from './event-sentences.ts';
import { withoutEchoes } from './groups.ts';
import { told } from './joined-sentences.ts';
import type { words as english } from './languages/en.ts';
import { type NamedKind, nameOf } from './names.ts';

type Texts = (typeof english)['texts'];

export type TextKey = KeyOf<Texts>;
export type HelpTopic = keyof DungeonWords['help'];
/** What has a text beside its name. */
export type Described = keyof DungeonWords['does'];

export type DungeonTalk = ReturnType<typeof dungeonIn>;

export function dungeonIn(code: Language, words: DungeonWords) {
  const talk = gameTalk<ToldEvent, View, DungeonWords>({
    ...{ code, words, promptKey, promptThings: things },
    mention: (kind, id, form) => ({ kind, id, text: nameOf(words, kind, id, form) }),
    buttonOf: (prompt, option) => buttonOf(words, prompt, option),
    told: (speaker, events, viewer) => told(words, speaker, events, viewer),
    ...{ withoutEchoes, headingOf },
  });
  const name = (kind: NamedKind | 'space' | 'cell' | 'dummy', id: string) =>
    upperFirst(nameOf(words, kind, id, 'name'));
  const listed = (items: readonly string[]) => listIn(code, items, 'conjunction');

  /** What the parts of the page say in their own words. */
  function text<Key extends TextKey>(key: Key, ...[values]: Arguments<Texts, Key>): string {
    return textOf(code, words.texts, key, values as Values | undefined);
  }

  function headingOf(event: ToldEvent, names: readonly string[]): string | undefined {
    if (event.type === 'combatRoundBegan') return text('board.combatRound', { n: event.round });
    if (event.type !== 'roundBegan') return undefined;
    const { year, round, starting } = event;
    return text('board.roundOf', { year, season: season(round), who: names[starting] ?? '' });
  }

  const season = (round: number | 'siege') => entry<string>(words.seasons, String(round)) ?? '';

  function things(asking: Asking, view: View): Things {
    const card = view.combatCards[view.combatRound - 1];
    const event = view.event === 'special' ? (view.specialEvent ?? view.event) : view.event;
    const order = view.subject?.order;
    const texts: Readonly<Record<string, string | null | undefined>> = {
      spellChoice: card && does('spell', card),
      specialEvent: event && does('event', event),
      useOrder: order && does('order', order),
    };
    return { ...promptThings(asking, view), text: texts[asking.prompt] ?? '' };
  }

  /** What a card does, where its signs do not say it. */
  function does(kind: Described, id: string, year = 1): string {
    const key = kind === 'spell' ? combatCard(id).spell.id : id;
    const told = entry<string>(words.does[kind], key) ?? '';
    return kind === 'trap' ? said(talk.speaker(), told, { n: damageOf(id, year) }) : told;
  }

  /** Who and what waits for the heroes. */
  function sent({ traps, creatures }: BattlePlan): string {
    const all = [...traps.map((id) => name('trap', id)), ...creatures.map((id) => name('creature', id))];
    return all.length === 0 ? text('ask.nobody') : listed(all);
  }

  function plan(plan: BattlePlan, view: View, seat: Seat): string {
    const on = tileOf(view, seat, plan);
    // One tunnel is told from another by where it is.
    const where = on === TUNNEL ? ` (${name('cell', cellName(plan.tile))})` : '';
    return `${name('room', on)}${where}: ${sent(plan)}`;
  }

  /** Only those who stay are named. */
  function payday(items: readonly string[]): string {
    const paid = items.filter((item) => item.startsWith('pay:')).map((item) => item.split(':')[1] ?? '');
    return paid.length === 0
      ? text('ask.release')
      : `${text('ask.pay')}: ${listed(paid.map((id) => name('creature', id)))}`;
  }

  /** A hero by their place in the party, or an amount. */
  function amount({ decision, view, seat }: AskedThen<View>, answer: number): string {
    const hero = view.seats[seat]?.party[answer];
    if (decision.choice.type === 'form' && hero) return name('hero', hero.id);
    return decision.prompt === 'taxes' ? text('ask.taxes', { n: answer }) : String(answer);
  }

  return {
    ...talk,
    ...{ name, does, season, sent, text },

    /** An answer in a few words. */
    answer(asked: AskedThen<View>, answer: Answer): string {
      const { decision, view, seat } = asked;
      if (typeof answer === 'string') return talk.option(decision, answer);
      if (typeof answer === 'number') return amount(asked, answer);
      if (isCell(answer)) return name('cell', cellName(answer));
      if (!Array.isArray(answer)) return plan(answer as unknown as BattlePlan, view, seat);
      if (answer.length === 0) return words.forms.nothing;
      if (answer.every(isCell)) return listed(answer.map((cell) => name('cell', cellName(cell))));
      if (decision.prompt === 'payday') return payday(answer as string[]);
      const options = answer.map((option) => talk.option(decision, String(option)));
      return decision.choice.type === 'sequence' ? options.join(' → ') : listed(options);
    },

    /** A hero in full: `Thief, 3 hit points, keeps 1 of a trap off`. */
    spoken(id: HeroId): string {
      const { antiTrap, heal, magic, hitPoints } = heroCard(id);
      const say = <Key extends 'antiTrap' | 'heals' | 'casts'>(key: Key, n: number) =>
        n > 0 ? [textOf(code, words.texts, `board.${key}`, { n })] : [];
      return [
        name('hero', id),
        text('board.hitPoints', { n: hitPoints }),
        ...say('antiTrap', antiTrap),
        ...say('heals', heal),
        ...say('casts', magic),
      ].join(', ');
    },
  };
}

/** What lies where a battle is to be. */
export function tileOf({ seats }: Pick<View, 'seats'>, seat: Seat, { tile }: BattlePlan): string {
  return seats[seat]?.dungeon.find(({ cell }) => isSameCell(cell, tile))?.tile ?? TUNNEL;
}

function damageOf(trap: string, year: number): number {
  const [damage] = trapFace(trap, year).damage;
  return typeof damage?.amount === 'number' ? damage.amount : 0;
}
