import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  branchesOf,
  flatten,
  initialExpandedIds,
  visibleNodes,
  type VisibleNodes,
  type TopologyNode,
} from './topology.ts';

const node: fc.Arbitrary<TopologyNode> = fc.record({
  id: fc.integer({ min: 0, max: 40 }).map(String),
  label: fc.constant('node'),
  parentId: fc.option(fc.integer({ min: 0, max: 45 }).map(String), { nil: null }),
  value: fc.nat(1_000),
});
const rowsOf = (shown: readonly VisibleNodes[]): number =>
  shown.reduce((sum, { children }) => sum + (children.length === 0 ? 1 : rowsOf(children)), 0);

test('includes every node once, despite cycles and missing parents', () => {
  fc.assert(
    fc.property(fc.array(node, { maxLength: 60 }), (nodes) => {
      const all = flatten(branchesOf(nodes));
      expect(all.map((one) => one.node.id).toSorted()).toEqual([...new Set(nodes.map(({ id }) => id))].toSorted());
      for (const { children, depth, below } of all) {
        expect(children.every((child) => child.depth === depth + 1)).toBe(true);
        expect(below).toBe(flatten(children).length);
      }
    }),
  );
});

test('sorts as many nodes as an origin can have without quadratic copying', { timeout: 5_000 }, () => {
  const peers = Array.from({ length: 100_000 }, (_, at) => ({
    id: `${at}`,
    label: '',
    parentId: at === 0 ? null : '0',
  }));
  expect(branchesOf(peers)[0]?.below).toBe(99_999);
});

test('breaks a cycle where it closes', () => {
  const [cut, ...others] = branchesOf([
    { id: 'a', label: 'a', parentId: 'c' },
    { id: 'b', label: 'b', parentId: 'a' },
    { id: 'c', label: 'c', parentId: 'b' },
  ]);
  expect(others).toEqual([]);
  expect(flatten(cut ? [cut] : []).map((one) => one.node.id)).toEqual(['a', 'b', 'c']);
});

test('sorts siblings by size, largest first', () => {
  const [origin] = branchesOf([
    { id: 'a', label: 'a', parentId: null },
    { id: 'b', label: 'b', parentId: 'a', value: 1 },
    { id: 'c', label: 'c', parentId: 'a', value: 9 },
  ]);
  expect(origin?.children.map(({ node: { id } }) => id)).toEqual(['c', 'b']);
});

test('initially expands at most forty rows', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(30), { minLength: 1, maxLength: 500 }), (parents) => {
      const nodes = parents.map((parent, at) => ({
        id: String(at),
        label: '',
        parentId: at === 0 ? null : String(Math.min(parent, at - 1)),
      }));
      const branches = branchesOf(nodes);
      expect(rowsOf(visibleNodes(branches, initialExpandedIds(branches, 6), new Set(), 6))).toBeLessThanOrEqual(40);
    }),
  );
});

test('shows twelve children and one row for the rest until all are requested', () => {
  const many = Array.from({ length: 50 }, (_, at) => ({ id: `n${at}`, label: '', parentId: 'a' }));
  const branches = branchesOf([{ id: 'a', label: 'a', parentId: null }, ...many]);
  const [cut] = visibleNodes(branches, new Set(['a']), new Set(), 6);
  expect(cut?.children).toHaveLength(13);
  expect(cut?.children.at(-1)?.more).toBe(38);
  const [all] = visibleNodes(branches, new Set(['a']), new Set(['a']), 6);
  expect(all?.children).toHaveLength(50);
  const [closed] = visibleNodes(branches, new Set(['a']), new Set(), 0);
  expect(closed?.children).toEqual([]);
});
