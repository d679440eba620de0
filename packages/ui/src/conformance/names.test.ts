import { expect, test } from 'vitest';
import { isComponent } from './exportedComponents.ts';

const entries = import.meta.glob<Record<string, unknown>>('../*/index.ts', { eager: true });

/** The name in developer tools and in Storybook's code. */
function shownName(component: object): string | undefined {
  const { displayName, name, render } = component as {
    displayName?: string;
    name?: string;
    render?: { displayName?: string; name?: string };
  };
  return displayName ?? render?.displayName ?? render?.name ?? name;
}

test('each component has its export name as display name', () => {
  const wrong = Object.entries(entries).flatMap(([path, entry]) =>
    Object.entries(entry).flatMap(([name, value]) => {
      // Icons keep the names of their package.
      const isOwn = /^[A-Z][a-z]/u.test(name) && isComponent(value) && !path.includes('/icon/');
      return isOwn && shownName(value) !== name
        ? [`${path.split('/')[1]}: ${name} is called '${shownName(value)}'`]
        : [];
    }),
  );
  expect(wrong).toEqual([]);
});
