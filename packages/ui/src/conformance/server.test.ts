import { beforeAll, expect, test } from 'vitest';
import { renderDefaults, type ServerRendering } from './renderDefaults.tsx';

let renderings: [path: string, rendering: ServerRendering][] = [];

beforeAll(async () => {
  renderings = Object.entries(await renderDefaults());
}, 120_000);

const folderOf = (path: string) => path.slice(0, path.indexOf('/'));

test('finds the components, and no document', () => {
  expect(renderings.length).toBeGreaterThan(20);
  expect(globalThis).not.toHaveProperty('document');
});

test('a server without a document renders each component without a complaint', () => {
  const complaints = renderings.flatMap(([path, rendering]) =>
    rendering.complaints.map((complaint) => `${folderOf(path)}: ${complaint.slice(0, 300)}`),
  );
  expect(complaints).toEqual([]);
});

test('no value that is missing becomes a word', () => {
  const wrong = /\b(?:undefined|NaN)\b|\[object Object\]/u;
  const found = renderings.filter(([, { html }]) => wrong.test(html.replaceAll(/<[^>]*>/gu, ' ')));
  expect(found.map(([path]) => folderOf(path))).toEqual([]);
});
