import { expect, test } from 'vitest';
import { defineAnchors, missingAnchors } from './index.ts';

const anchors = defineAnchors(['usersTable', 'addUser']);

test('defines the attribute of the element and the target of the step', () => {
  expect(anchors.usersTable.attributes).toEqual({ 'data-tour': 'usersTable' });
  expect(anchors.addUser.target).toBe('[data-tour="addUser"]');
});

test('an undefined name is a type error', () => {
  // @ts-expect-error: nobody defined it
  expect(anchors.usersTabel).toBeUndefined();
});

test('lists the steps whose target is missing from the page', () => {
  const onPage = new Set<string>([anchors.usersTable.target]);
  // The only part of a page that is used.
  const root = { querySelector: (selector: string) => (onPage.has(selector) ? {} : null) } as unknown as ParentNode;
  const there = { target: anchors.usersTable.target, content: 'There' };
  const missingStep = { target: anchors.addUser.target, content: 'Gone' };
  const goneToo = { target: () => null, content: 'Gone too' };
  const definition = { name: 'users', steps: [there, missingStep, goneToo, { content: 'Floating' }] };
  expect(missingAnchors(definition, root)).toEqual([missingStep, goneToo]);
});
