import { beforeAll, expect, test } from 'vitest';
import { serverExemptions } from './exemptions.ts';
import { renderStories, type ServerRendering } from './renderStories.tsx';

let renderings: [story: string, rendering: ServerRendering][] = [];

beforeAll(async () => {
  renderings = Object.entries(await renderStories());
});

test('runs without a document and finds the stories', () => {
  expect(renderings.length).toBeGreaterThan(400);
  expect(globalThis).not.toHaveProperty('document');
});

test('every story renders on a server without a warning', () => {
  const complaints = renderings.flatMap(([story, rendering]) =>
    story in serverExemptions ? [] : rendering.complaints.map((complaint) => `${story}: ${complaint.slice(0, 300)}`),
  );
  expect(complaints).toEqual([]);
});

test('no missing value is rendered as text', () => {
  const wrong = /\b(?:undefined|NaN)\b|\[object Object\]/u;
  const found = renderings.filter(([, { html }]) => wrong.test(html.replaceAll(/<[^>]*>/gu, ' ')));
  expect(found.map(([story]) => story)).toEqual([]);
});

test('each exemption is still needed', () => {
  const failing = new Set(renderings.flatMap(([story, { complaints }]) => (complaints.length > 0 ? [story] : [])));
  expect(Object.keys(serverExemptions).filter((story) => !failing.has(story))).toEqual([]);
});
