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

test('capitalizes each Greek initial separately', () => {
  expect(initialsOf('Άννα Ιωάννου', 'el')).toBe('ΑΙ');
});

test('capitalizes in the page language, not the browser language', () => {
  expect(initialsOf('ilker ışık', 'tr-TR')).toBe('İI');
  expect(initialsOf('ilker ışık', 'en-US')).toBe('II');
});

test('gives a name the same hue every time and spreads names over the color wheel', () => {
  const names = ['Amara Okafor', 'Mateo Rivas', 'Hanna Virtanen', 'Yusuf Demir', 'Clémence Aubry', 'Priya Raghunathan'];
  expect(names.map(hueOf)).toEqual(names.map(hueOf));
  expect(new Set(names.map(hueOf)).size).toBeGreaterThanOrEqual(4);
  for (const name of names) expect(hueOf(name) % 30).toBe(0);
});
