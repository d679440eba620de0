import { describe, expect, it } from 'vitest';
import { findRoute, routeTable } from '../../router/findRoute.ts';
import { specifiedRoutes } from '../../router/specifiedRoutes.fixture.ts';
import { documentationUrl } from './topics.ts';

const pages = Object.keys(import.meta.glob('../../../../documentation/content/*.md')).map((path) =>
  path.replace(/^.*\/(.*)\.md$/, '$1'),
);
const sources = Object.values(
  import.meta.glob<string>('../../**/*.tsx', { query: '?raw', import: 'default', eager: true }),
);

describe('documentation links', () => {
  it('each have a page', () => {
    const linked = [
      ...routeTable.flatMap(({ documentation }) => documentation ?? []),
      ...sources.flatMap((text) => [...text.matchAll(/<DocumentationLink topic="([^"]*)"/g)].map(([, topic]) => topic)),
    ];
    expect(linked.length).toBeGreaterThan(8);
    expect(linked.filter((topic) => topic !== undefined && !pages.includes(topic))).toEqual([]);
  });

  it('exist for every specified signed-in page', () => {
    const guests = ['guest-only', 'no-entity', 'token'];
    const signedIn = specifiedRoutes.flatMap(([path, , guards]) =>
      guards.length > 0 && !guards.some((guard) => guests.includes(guard)) ? [path] : [],
    );
    expect(signedIn.length).toBeGreaterThan(12);
    expect(signedIn.filter((path) => findRoute(path)?.documentation === undefined)).toEqual([]);
  });

  it('use the configured URL, with or without a trailing slash', () => {
    expect(documentationUrl('https://docs.example', 'users')).toBe('https://docs.example/users/');
    expect(documentationUrl('https://docs.example/console/', undefined)).toBe('https://docs.example/console/');
  });
});
