import { expect, test } from 'vitest';
import { worldShapes, worldSize } from './worldShapes.ts';

test('draws each country of the atlas under its code', () => {
  const shapes = worldShapes();
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  expect(shapes.length).toBeGreaterThanOrEqual(175);
  expect(shapes.filter(({ code }) => names.of(code) === undefined)).toEqual([]);
  const codes = shapes.map(({ code }) => code);
  for (const code of ['FR', 'DE', 'GB', 'US', 'BR', 'RU', 'RS', 'BJ', 'BF', 'XK', 'NO', 'IN', 'CN', 'JP', 'AU'])
    expect(codes).toContain(code);
  for (const { path, middle } of shapes) {
    expect(path).toMatch(/^M[\d.]/u);
    expect(middle[0]).toBeGreaterThan(0);
    expect(middle[0]).toBeLessThan(worldSize.width);
  }
});

test('puts west on the left and north at the top', () => {
  const at = Object.fromEntries(worldShapes().map(({ code, middle }) => [code, middle]));
  const [brazil, france, india, norway] = ['BR', 'FR', 'IN', 'NO'].map((code) => at[code] ?? [0, 0]);
  expect(brazil?.[0]).toBeLessThan(france?.[0] ?? 0);
  expect(france?.[0]).toBeLessThan(india?.[0] ?? 0);
  expect(norway?.[1]).toBeLessThan(india?.[1] ?? 0);
});
