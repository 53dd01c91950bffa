// The line of a question: what stands on it, behind which button, and in which order.
import { expect, test } from 'vitest';
import { aloneOn, bundlesOf, isCrowded, type Line, lineOf } from '../../../page/board/answering/line.ts';
import type { Question } from '../../../page/board/answering/question.ts';
import { waysOf } from '../../../page/board/answering/ways.ts';

const view = { revealed: 0, track: [] } as never;

function one(prompt: string, options: readonly string[]): Question {
  return { kind: 'one', prompt, ways: waysOf(prompt, options, view) };
}

const few = one('mainDecision', ['explore', 'support:crab', 'recruit:jailer']);
const many = one('mainDecision', ['explore', 'plot', 'support:crab', 'support:squid', 'recruit:jailer']);

const namesOf = (some: Line['numbered']) =>
  some.map((each) => (each === undefined ? null : 'acts' in each ? each.zone : each.option));
const beside = (prompt: string, options: readonly string[]) => namesOf(lineOf(one(prompt, options), [], String).beside);

test('what stands side by side stands in the order of its digits: first what most would take, then what declines', () => {
  expect(beside('mainDecision', ['recruit:jailer', 'support:crab', 'explore'])).toEqual([
    'explore',
    'support:crab',
    'recruit:jailer',
  ]);
  expect(beside('buyOffer', ['pass', 'buy:1', 'buy'])).toEqual(['buy', 'pass', 'buy:1']);
  const line = lineOf(few, [], String);
  expect(bundlesOf(line)).toEqual([]);
  expect(isCrowded(line)).toBe(false);
  expect(isCrowded(lineOf(few, [], (option) => `${option} and more`))).toBe(true);
});

test('of many choices those of a kind stand behind one button, and one that is alone of its kind does not', () => {
  const line = lineOf(many, [], String);
  expect(bundlesOf(line).map(({ zone, acts }) => [zone, ...acts.map(({ option }) => option)])).toEqual([
    ['council', 'support:crab', 'support:squid'],
  ]);
  expect(namesOf(line.beside)).toEqual(['explore', 'council', 'recruit:jailer', 'plot']);
});

test('Lords of the Court stand behind their button as they lie at Court: the one beside the deck came last', () => {
  const lords = one('mainDecision', [
    'explore',
    'plot',
    'support:crab',
    'recruit:jailer',
    'recruit:miller',
    'recruit:sage',
  ]);
  const [court] = bundlesOf(lineOf(lords, [], String));
  expect(court?.acts.map(({ option }) => option)).toEqual(['recruit:sage', 'recruit:miller', 'recruit:jailer']);
});

test('long words need as much room as many', () => {
  const stacks = one('secondStack', ['crab', 'squid']);
  expect(bundlesOf(lineOf(stacks, [], (option) => option.repeat(12)))).toHaveLength(1);
});

const digits = (prompt: string, options: readonly string[]) =>
  namesOf(lineOf(one(prompt, options), [], String).numbered);

test('the first number takes what most would, and the second declines; of several pieces all come before that', () => {
  expect(digits('buyOffer', ['buy', 'buy:1', 'pass'])).toEqual(['buy', 'pass', 'buy:1']);
  expect(digits('traitorSwap', ['jailer>miller', 'jailer>sage', 'pass'])).toEqual([
    'jailer>miller',
    'jailer>sage',
    'pass',
  ]);
  expect(digits('blackSmokers', ['keep', 'jail', 'chasm'])).toEqual(['jail', 'chasm', 'keep']);
  expect(digits('secondStack', ['crab', 'squid'])).toEqual(['crab', 'squid']);
});

test('in one’s turn each number keeps its meaning: exploring, the Council, the Court, plotting, and then powers', () => {
  expect(digits('mainDecision', ['explore', 'support:crab', 'recruit:jailer'])).toEqual([
    'explore',
    'support:crab',
    'recruit:jailer',
    null,
  ]);
  expect(digits('mainDecision', ['explore', 'recruit:jailer', 'power:slaver'])).toEqual([
    'explore',
    null,
    'recruit:jailer',
    null,
    'power:slaver',
  ]);
  expect(
    digits('mainDecision', ['explore', 'plot', 'support:crab', 'support:squid', 'recruit:jailer', 'power:slaver']),
  ).toEqual(['explore', 'council', 'recruit:jailer', 'plot', 'power:slaver']);
  expect(digits('controlLocation', ['draw:1', 'draw:2'])).toEqual([null, 'draw:1', 'draw:2']);
});

test('a card of which there are several is one choice, given with the first of them', () => {
  const [card] = aloneOn(lineOf(one('jailerDiscard', ['crab-3', 'crab-3']), [], String));
  expect(card?.places).toEqual(['hand:crab-3#0']);
});

test('an exchange names what goes and what comes', () => {
  const [swap] = aloneOn(lineOf(one('traitorSwap', ['jailer>miller']), [], String));
  expect(swap?.places).toEqual(['lord:jailer', 'court:miller']);
});
