import { expect, test } from 'vitest';
import { worldShapes, worldSize } from './worldShapes.ts';

test('each country of the atlas is drawn under the code that names it', () => {
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

test('west is left and north is up', () => {
  const at = Object.fromEntries(worldShapes().map(({ code, middle }) => [code, middle]));
  const [brazil, france, india, norway] = ['BR', 'FR', 'IN', 'NO'].map((code) => at[code] ?? [0, 0]);
  expect(brazil?.[0]).toBeLessThan(france?.[0] ?? 0);
  expect(france?.[0]).toBeLessThan(india?.[0] ?? 0);
  expect(norway?.[1]).toBeLessThan(india?.[1] ?? 0);
});
