import { expect, test } from 'vitest';
import { isComponent } from './exportedComponents.ts';

const entries = import.meta.glob<Record<string, unknown>>('../*/index.ts', { eager: true });

/** What developer tools and the code below a story call it. */
function shownName(component: object): string | undefined {
  const { displayName, name, render } = component as {
    displayName?: string;
    name?: string;
    render?: { displayName?: string; name?: string };
  };
  return displayName ?? render?.displayName ?? render?.name ?? name;
}

test('each component is called in the tools as it is called in the code', () => {
  const wrong = Object.entries(entries).flatMap(([path, entry]) =>
    Object.entries(entry).flatMap(([name, value]) => {
      // Pictures keep the names of their makers.
      const isOwn = /^[A-Z][a-z]/u.test(name) && isComponent(value) && !path.includes('/icon/');
      return isOwn && shownName(value) !== name
        ? [`${path.split('/')[1]}: ${name} is called '${shownName(value)}'`]
        : [];
    }),
  );
  expect(wrong).toEqual([]);
});
