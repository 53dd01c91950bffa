// The tree of a state shows what the last answer has changed, and who sees what.
import { describe, expect, test } from 'vitest';
import { stateTree, type TreeNode } from '../../../web/src/dev/state-tree.ts';

const seenBy = { round: 'all', stake: 'all', 'hands.0': [0], 'hands.1': [1], deck: 'nobody' } as const;
const before = {
  round: 1,
  stake: ['plum-3'],
  hands: [
    ['hop-2', 'hop-3', 'hop-4'],
    ['plum-1', 'plum-2'],
  ],
  deck: ['hop-9'],
};
const state = {
  round: 2,
  stake: ['plum-3', 'hop-1'],
  hands: [
    ['hop-2', 'hop-3'],
    ['plum-1', 'plum-2'],
  ],
  deck: ['hop-9'],
};

function flat(nodes: readonly TreeNode[]): TreeNode[] {
  return nodes.flatMap((node) => [node, ...flat(node.children)]);
}

const tree = flat(stateTree(state, before, seenBy));
const at = (path: string) => tree.find((node) => node.path === path);

describe('a field', () => {
  test('that has changed says what it was', () => {
    expect(at('round')).toMatchObject({ text: '2', before: '1', isTouched: true });
    expect(at('deck')).toMatchObject({ text: 'hop-9', before: undefined, isTouched: false });
  });

  test('that has come was nothing, and one that has gone is nothing', () => {
    expect(at('stake.1')).toMatchObject({ text: 'hop-1', before: '' });
    expect(at('hands.0.2')).toMatchObject({ text: '', before: 'hop-4' });
  });

  test('in which something has changed is touched, all others are not', () => {
    expect(at('hands')).toMatchObject({ text: '2', before: undefined, isTouched: true });
    expect(at('hands.1')?.isTouched).toBe(false);
  });

  test('with many values tells the first ones, and how many there are', () => {
    const [node] = stateTree({ deck: [1, 2, 3, 4, 5] }, {}, {});
    expect(node?.text).toBe('5: 1, 2, 3, 4, …');
    expect(flat(stateTree({ a: [], b: {}, c: null, d: true }, {}, {})).map(({ text }) => text)).toEqual([
      '[]',
      '{}',
      'null',
      'true',
    ]);
  });
});

test('who sees a part is told of it, of what stands in a list of values, and of a whole whose parts are seen by the same', () => {
  const paths = ['round', 'stake', 'hands.0', 'hands.0.1', 'deck', 'hands'];
  expect(paths.map((path) => at(path)?.seenBy)).toEqual(['all', 'all', [0], [0], 'nobody', undefined]);
  const [whole] = stateTree(
    { piles: { deck: ['a'], discard: ['b'] } },
    {},
    { 'piles.deck': 'nobody', 'piles.discard': 'nobody' },
  );
  expect(whole?.seenBy).toBe('nobody');
});
