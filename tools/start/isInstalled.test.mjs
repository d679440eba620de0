import { expect, it } from 'vitest';
import { isInstalled } from './isInstalled.mjs';

const project = { version: '0.0.0' };
const react = { version: '19.3.1', integrity: 'sha512-a' };
const foreign = { version: '1.0.0', integrity: 'sha512-b', optional: true };
const locked = { '': project, 'node_modules/react': react, 'node_modules/for-another-platform': foreign };

it('is installed if only packages for other platforms are missing', () => {
  expect(isInstalled(locked, { 'node_modules/react': react })).toBe(true);
  expect(isInstalled(locked, { 'node_modules/react': react, 'node_modules/for-another-platform': foreign })).toBe(true);
});

it.each([
  ['nothing is there', {}],
  ['another version is there', { 'node_modules/react': { ...react, version: '19.3.0' } }],
  ['other bytes are there', { 'node_modules/react': { ...react, integrity: 'sha512-c' } }],
  ['something is there that is not wanted any more', { 'node_modules/react': react, 'node_modules/gone': react }],
])('is not installed when %s', (_, installed) => {
  expect(isInstalled(locked, installed)).toBe(false);
});
