import { expect, test } from 'vitest';
import { hueOf, initialsOf } from './identity.ts';

test.each([
  ['Amara Okafor', 'AO'],
  ['Tomás de la Echeverría', 'TE'],
  ['  leïla  ', 'L'],
  ['amara.okafor@solstice.tv', 'A'],
  ['Élodie Ünal', 'ÉÜ'],
  ['👩‍🚀 Ride', '👩‍🚀R'],
  ['', ''],
])('shows %o as %o', (name, initials) => {
  expect(initialsOf(name, 'en-US')).toBe(initials);
});

test('writes a Greek name’s initials as each stands alone', () => {
  expect(initialsOf('Άννα Ιωάννου', 'el')).toBe('ΑΙ');
});

test("capitals are those of the page's language, whatever the browser's is", () => {
  expect(initialsOf('ilker ışık', 'tr-TR')).toBe('İI');
  expect(initialsOf('ilker ışık', 'en-US')).toBe('II');
});

test('gives a name the same hue every time, and spreads a list of people over the wheel', () => {
  const names = ['Amara Okafor', 'Mateo Rivas', 'Hanna Virtanen', 'Yusuf Demir', 'Clémence Aubry', 'Priya Raghunathan'];
  expect(names.map(hueOf)).toEqual(names.map(hueOf));
  expect(new Set(names.map(hueOf)).size).toBeGreaterThanOrEqual(4);
  for (const name of names) expect(hueOf(name) % 30).toBe(0);
});
