import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { surfaces } from '../theme/colors.ts';
import { contrast } from '../theme/contrast.ts';
import { vars } from '../theme/contract.css.ts';
import { primitive } from '../theme/primitive.css.ts';
import { ramps } from '../theme/ramps.ts';
import { brandProperties, paletteToCss } from './paletteToCss.ts';
import { contrastViolations } from './contrastViolations.fixture.ts';
import { distance } from './oklch.ts';
import { parseColor } from './parseColor.ts';
import { maxLogoLength, parseLogo } from './parseLogo.ts';
import { type BrandInput, generatePalette } from './generatePalette.ts';
import type { Step } from './generateModePalette.ts';

const modes = ['light', 'dark'] as const;
const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

function solved(input: BrandInput) {
  const result = generatePalette(input);
  if (!result.isOk) throw new Error(result.error.code);
  return result.brand;
}

describe('random brands', () => {
  it('meet every contrast requirement in both modes', () => {
    fc.assert(
      fc.property(hex, (primary) => {
        const brand = solved({ primary });
        expect(modes.flatMap((mode) => contrastViolations(brand, mode))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    '#ffffff',
    '#000000',
    '#010101',
    '#fefefe',
    '#ffff00',
    '#00ff00',
    '#0000ff',
    '#ff0000',
    '#00ffff',
    '#808080',
  ])('%s meets them too', (primary) => {
    const brand = solved({ primary });
    expect(modes.flatMap((mode) => contrastViolations(brand, mode))).toEqual([]);
  });

  it('show the identity color exactly, with readable text on it', () => {
    fc.assert(
      fc.property(hex, hex, (primary, identity) => {
        const brand = solved({ primary, identity });
        expect(brand.identity.color).toBe(identity);
        expect(['#ffffff', '#0b0c0e']).toContain(brand.identity.on);
      }),
    );
  });
});

describe('color adjustment', () => {
  it('is reported per mode as the distance to the brand color, 0 if unchanged', () => {
    fc.assert(
      fc.property(hex, (primary) => {
        const brand = solved({ primary });
        for (const mode of modes) expect(brand[mode].moved).toBe(distance(primary, brand[mode].ramp[9]));
      }),
    );
  });

  it('is a warning if the result is visibly another color', () => {
    const far = (primary: string) => solved({ primary }).warnings.filter(({ code }) => code === 'moved-far');
    expect(far('#ffff00')).toEqual([{ code: 'moved-far', mode: 'light' }]);
    expect(far('#ffffff')).toEqual([{ code: 'moved-far', mode: 'light' }]);
    expect(far('#000000')).toEqual([{ code: 'moved-far', mode: 'dark' }]);
    expect(far('#d9480f')).toEqual([]);
    expect(far('#0b62d6')).toEqual([]);
  });

  it('is a warning if a button would look disabled', () => {
    const dull = (primary: string) =>
      solved({ primary }).warnings.flatMap(({ code, mode }) => (code === 'looks-disabled' ? [mode] : []));
    expect(dull('#777777')).toEqual(['light', 'dark']);
    expect(dull('#ffffff')).toEqual(['light']);
    expect(dull('#000000')).toEqual(['dark']);
    expect(dull('#8a7f76')).toEqual(['light', 'dark']);
    expect(dull('#ffff00')).toEqual([]);
    expect(dull('#0f766e')).toEqual([]);
  });

  it('never exceeds what contrast requires', () => {
    const movedInVain = (primary: string) => {
      const brand = solved({ primary });
      return modes.filter((mode) => {
        const backgrounds = (['app', 'surface'] as const).map((name) => surfaces[name][mode === 'light' ? 0 : 1]);
        const isSeen = backgrounds.every((background) => contrast(primary, background) >= 3.05);
        return isSeen && contrast(primary, '#ffffff') >= 4.55 && brand[mode].moved > 0;
      });
    };
    fc.assert(
      fc.property(hex, (primary) => {
        expect(movedInVain(primary)).toEqual([]);
      }),
    );
  });
});

describe('color changes', () => {
  it('say by how much a button moved, and its contrast before and after', () => {
    const { changes } = solved({ primary: '#1a9389' });
    const [button] = changes.filter(({ use, mode }) => use === 'button' && mode === 'light');
    expect(button).toMatchObject({ from: '#1a9389', cause: 'text', against: '#ffffff', minContrast: 4.5 });
    expect(button?.before).toBeCloseTo(3.72, 1);
    expect(button?.after).toBeGreaterThanOrEqual(4.5);
    expect(button?.lightness).toBeCloseTo(-0.05, 2);
  });

  it('name the page as the reason if the text was readable', () => {
    const [button] = solved({ primary: '#000000' }).changes.filter(
      ({ use, mode }) => use === 'button' && mode === 'dark',
    );
    expect(button).toMatchObject({ cause: 'page', against: '#131518', minContrast: 3 });
    expect(button?.lightness).toBeGreaterThan(0);
  });

  it('list every adjusted color, and only those', () => {
    fc.assert(
      fc.property(hex, (primary) => {
        const brand = solved({ primary });
        const of = (use: string) => brand.changes.filter((change) => change.use === use);
        expect(of('button').map(({ mode }) => mode)).toEqual(modes.filter((mode) => brand[mode].moved > 0));
        expect(of('link').map(({ to }) => to)).toEqual(
          modes.map((mode) => brand[mode].ramp[11]).filter((color) => color !== primary),
        );
        for (const { cause, before, after, minContrast } of brand.changes) {
          expect(after).toBeGreaterThanOrEqual(minContrast);
          expect(before < minContrast).toBe(cause !== 'scale');
        }
      }),
    );
  });

  it('come with the contrast of buttons and links in both modes', () => {
    const { contrasts } = solved({ primary: '#17897f' });
    expect(contrasts.map(({ use, mode, level }) => [use, mode, level])).toEqual([
      ['button', 'light', 'AA'],
      ['button', 'dark', 'AA'],
      ['link', 'light', 'AA'],
      ['link', 'dark', 'AAA'],
    ]);
    for (const { text, background, contrast: measured } of contrasts)
      expect(measured).toBeCloseTo(contrast(text, background), 5);
  });
});

describe('known brands', () => {
  it('solves the default primary to the built-in palette', () => {
    const brand = solved({ primary: ramps.primary[9][0] });
    const apart = modes.flatMap((mode, index) =>
      (Object.keys(ramps.primary) as unknown as Step[]).map((step) =>
        distance(brand[mode].ramp[step], ramps.primary[step][index] ?? ''),
      ),
    );
    expect(Math.max(...apart)).toBeLessThan(0.01);
  });

  it('keeps a color that carries white text and puts dark text on a bright one', () => {
    expect(solved({ primary: '#7b2ff7' }).light.moved).toBe(0);
    expect(solved({ primary: '#7b2ff7' }).light.onSolid).toBe('#ffffff');
    expect(solved({ primary: '#ffd500' }).dark.moved).toBe(0);
    expect(solved({ primary: '#ffd500' }).dark.onSolid).toBe('#0b0c0e');
  });

  it('reports a conflict with danger, success or warning', () => {
    const tones = (primary: string) => solved({ primary }).conflicts.map(({ tone }) => tone);
    expect(tones('#e0203a')).toEqual(['danger']);
    expect(tones('#1d9a4b')).toEqual(['success']);
    expect(tones('#d2691e')).toEqual(['warning']);
    expect(tones('#0b62d6')).toEqual([]);
    // 19.5° and 20.7° from the success green.
    expect(tones('#10a07d')).toEqual(['success']);
    expect(tones('#10a07f')).toEqual([]);
    // Too gray to be mistaken for a warning.
    expect(tones('#8a7f76')).toEqual([]);
  });
});

describe('invalid input', () => {
  it.each([
    '',
    'blue',
    '#12',
    '#12345',
    '#1234567',
    '#gggggg',
    'url(x)',
    '#fff;}:root{color:red',
    'var(--x)',
    '#fff\n}',
  ])('rejects %j as a color', (primary) => {
    expect(generatePalette({ primary })).toEqual({ isOk: false, error: { code: 'primary-not-a-color' } });
    expect(generatePalette({ primary: '#123456', identity: primary })).toEqual({
      isOk: false,
      error: { code: 'identity-not-a-color' },
    });
  });

  it('accepts short and uppercase hex', () => {
    expect(parseColor(' #AbC ')).toBe('#aabbcc');
    expect(parseColor(0xffffff)).toBeNull();
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,<b>',
    'data:imagex',
    'file:///etc/passwd',
    'logo.svg',
    '//x.test/y',
    '',
  ])('rejects %j as a logo', (light) => {
    expect(generatePalette({ primary: '#123', logos: { light } })).toEqual({
      isOk: false,
      error: { code: 'light-logo-not-allowed' },
    });
    expect(generatePalette({ primary: '#123', logos: { dark: light } })).toMatchObject({
      error: { code: 'dark-logo-not-allowed' },
    });
  });

  it('rejects a logo too large to store', () => {
    expect(parseLogo(`data:image/png;base64,${'A'.repeat(maxLogoLength)}`)).toBeNull();
  });

  it('uses the light logo in dark mode when there is no other', () => {
    const { logos } = solved({ primary: '#123', logos: { light: 'https://cdn.test/a.svg' } });
    expect(logos).toEqual({ light: 'https://cdn.test/a.svg', dark: 'https://cdn.test/a.svg' });
  });
});

describe('style sheet', () => {
  it('sets theme properties only', () => {
    const names = (node: object): string[] =>
      Object.values(node).flatMap((value) => (typeof value === 'string' ? value.slice(4, -1) : names(value)));
    const known = new Set([...names(vars), ...names(primitive), '--ds-brand-logo-light', '--ds-brand-logo-dark']);
    expect(Object.keys(brandProperties(solved({ primary: '#123' }))).filter((name) => !known.has(name))).toEqual([]);
  });

  it('does not apply in forced colors', () => {
    expect(paletteToCss(solved({ primary: '#123' }))).toMatch(
      /^@layer brand\{@media \(forced-colors:none\)\{:root, \[data-mode\]\{[^{}]+\}\}\}$/u,
    );
  });

  it('cannot be escaped by a logo URL', () => {
    const maliciousInputs = fc.oneof(
      fc.string({ unit: fc.integer({ min: 0, max: 0x2fff }).map((code) => String.fromCodePoint(code)) }),
      fc.constantFrom('")}*{color:red}', '\\22)', "');", '\n}', '</style>', '/*'),
    );
    const attempt = () =>
      fc.assert(
        fc.property(
          fc.constantFrom('https://cdn.test/', 'data:image/svg+xml,', 'blob:https://x/'),
          maliciousInputs,
          (start, end) => {
            const address = parseLogo(start + end);
            return address === null || /^[^"'\\()<>\s]+$/u.test(address);
          },
        ),
      );
    expect(attempt).not.toThrow();
  });
});
