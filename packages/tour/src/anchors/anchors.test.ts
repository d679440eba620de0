import { expect, test } from 'vitest';
import { defineAnchors, missingAnchors } from './index.ts';

const anchors = defineAnchors(['usersTable', 'addUser']);

test('a name gives the attribute of the element and the target of the step', () => {
  expect(anchors.usersTable.attributes).toEqual({ 'data-tour': 'usersTable' });
  expect(anchors.addUser.target).toBe('[data-tour="addUser"]');
});

test('a name that is not defined is a type error', () => {
  // @ts-expect-error: nobody defined it
  expect(anchors.usersTabel).toBeUndefined();
});

test('the steps whose target is not on the page are named', () => {
  const onPage = new Set<string>([anchors.usersTable.target]);
  // All of a page that is asked for.
  const root = { querySelector: (selector: string) => (onPage.has(selector) ? {} : null) } as unknown as ParentNode;
  const there = { target: anchors.usersTable.target, content: 'There' };
  const gone = { target: anchors.addUser.target, content: 'Gone' };
  const goneToo = { target: () => null, content: 'Gone too' };
  const definition = { name: 'users', steps: [there, gone, goneToo, { content: 'Floating' }] };
  expect(missingAnchors(definition, root)).toEqual([gone, goneToo]);
});
