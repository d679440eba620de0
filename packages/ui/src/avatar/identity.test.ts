import { expect, test, vi } from 'vitest';
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
  expect(initialsOf(name)).toBe(initials);
});

test('writes a Greek name’s initials as each stands alone', () => {
  // A reader whose language is Greek. Node's own default cannot be chosen here.
  // oxlint-disable-next-line typescript/unbound-method -- called with its string below
  const { toLocaleUpperCase } = String.prototype;
  const spy = vi.spyOn(String.prototype, 'toLocaleUpperCase').mockImplementation(function (this: string) {
    return toLocaleUpperCase.call(this, 'el');
  });
  const initials = initialsOf('Άννα Ιωάννου');
  spy.mockRestore();
  expect(initials).toBe('ΑΙ');
});

test('gives a name the same hue every time, and spreads a list of people over the wheel', () => {
  const names = ['Amara Okafor', 'Mateo Rivas', 'Hanna Virtanen', 'Yusuf Demir', 'Clémence Aubry', 'Priya Raghunathan'];
  expect(names.map(hueOf)).toEqual(names.map(hueOf));
  expect(new Set(names.map(hueOf)).size).toBeGreaterThanOrEqual(4);
  for (const name of names) expect(hueOf(name) % 30).toBe(0);
});
