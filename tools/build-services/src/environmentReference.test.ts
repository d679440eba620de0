import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { renderEnvironmentReference } from './environmentReference.ts';

const page = new URL('../../../apps/documentation/content/service-configuration.md', import.meta.url);
/** The formatter aligns tables. */
const compact = (text: string) => text.replaceAll(/-{3,}/g, '---').replaceAll(/ +/g, ' ');

it('matches the documentation; to update it, run npm run docs:services', () => {
  expect(compact(readFileSync(page, 'utf8'))).toBe(compact(renderEnvironmentReference()));
});
