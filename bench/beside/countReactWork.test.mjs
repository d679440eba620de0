import { expect, test } from 'vitest';
import './countReactWork.js';

const component = 0;
const memo = 15;
const element = 5;
const rendered = 1;

/** A fiber that was previously committed with other children, unless `alternate` says otherwise. */
const fiber = (tag, flags, children = [], alternate = { child: undefined }) => {
  children.forEach((child, index) => (child.sibling = children[index + 1]));
  return { tag, flags, child: children[0], alternate };
};
const commit = (current) => globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__.onCommitFiberRoot(1, { current });

test('counts rendered components, and nothing in an unchanged subtree', () => {
  const before = globalThis.reactWork;
  const leftAlone = fiber(memo, 0, [fiber(component, rendered)]);
  leftAlone.alternate = { child: leftAlone.child };
  const label = fiber(element, rendered, [fiber(component, rendered, [], null)]);
  commit(fiber(3, 0, [fiber(component, 0, [label, leftAlone]), fiber(memo, rendered)]));
  const { commits, components } = globalThis.reactWork;
  expect([commits - before.commits, components - before.components]).toEqual([1, 2]);
});
