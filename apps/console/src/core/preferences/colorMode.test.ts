import { brandStorageKey } from '@edge-console/ui/brand';
import { describe, expect, it } from 'vitest';
import themeScript from '../../../public/theme.js?raw';
import { defaultModeKey, modeCookie, colorModes, readColorMode, themeColor } from './colorMode.ts';

describe('the color mode', () => {
  it('is read from its cookie, or follows the system', () => {
    expect(readColorMode('locale=en; view-mode=dark; other=1')).toBe('dark');
    expect(readColorMode('view-mode=system')).toBe('system');
    expect(readColorMode('')).toBe('system');
    expect(readColorMode('my-view-mode=dark')).toBe('system');
    expect(readColorMode('view-mode=sepia')).toBe('system');
  });

  it('is stored for a year, on https for https only', () => {
    expect(modeCookie('dark', false)).toBe('view-mode=dark; path=/; max-age=31536000; samesite=lax');
    expect(modeCookie('dark', true)).toMatch(/; secure$/);
    for (const mode of colorModes) expect(readColorMode(modeCookie(mode, true))).toBe(mode);
  });
});

describe('the script before the first paint', () => {
  /** Runs public/theme.js with this cookie, system setting, and brand of the last visit, and returns what it set. */
  function run(
    cookie: string,
    isSystemDark: boolean,
    storage: () => string | null = () => null,
    begun: string | null = null,
  ) {
    const dataset: Record<string, string> = {};
    const metas: Record<string, { content: string }> = {};
    const page = {
      cookie,
      documentElement: { dataset },
      querySelector: (selector: string) => (metas[selector] ??= { content: '' }),
      adoptedStyleSheets: [] as Sheet[],
    };
    class Sheet {
      text = '';
      replaceSync(text: string) {
        this.text = text;
      }
    }
    // oxlint-disable-next-line no-implied-eval -- the file is a classic script; this is how a page runs it
    new Function('document', 'matchMedia', 'addEventListener', 'localStorage', 'CSSStyleSheet', themeScript)(
      page,
      () => ({ matches: isSystemDark }),
      () => undefined,
      { getItem: (key: string) => (key === brandStorageKey ? storage() : key === defaultModeKey ? begun : null) },
      Sheet,
    );
    const contentOf = (name: string) => metas[`[name=${name}]`]?.content;
    const [colour, scheme] = [contentOf('theme-color'), contentOf('color-scheme')];
    return { mode: dataset['mode'], colour, scheme, brands: page.adoptedStyleSheets.map(({ text }) => text) };
  }

  it.each(colorModes.flatMap((mode) => [true, false].map((isSystemDark) => [mode, isSystemDark] as const)))(
    'agrees with the app: %s, system dark %s',
    (mode, isSystemDark) => {
      expect(run(`a=b; view-mode=${mode}`, isSystemDark)).toMatchObject({
        mode,
        colour: themeColor(mode, isSystemDark),
        scheme: mode === 'dark' || (mode === 'system' && isSystemDark) ? 'dark' : 'light',
      });
    },
  );

  it('follows the system with a missing or invalid cookie', () => {
    expect(run('', true)).toMatchObject({ mode: 'system', scheme: 'dark' });
    expect(run('view-mode=sepia', false)).toMatchObject({ mode: 'system', scheme: 'light' });
  });

  it('uses the host’s default until the user chooses, like the app', () => {
    for (const mode of colorModes) {
      expect(run('', false, undefined, mode).mode).toBe(mode);
      expect(readColorMode('', mode)).toBe(mode);
    }
    expect(run('view-mode=light', false, undefined, 'dark').mode).toBe('light');
    expect(readColorMode('view-mode=light', 'dark')).toBe('light');
    expect([run('', false, undefined, 'sepia').mode, readColorMode('', 'sepia')]).toEqual(['system', 'system']);
  });

  it('shows the last visit’s brand before the first paint', () => {
    expect(run('', false, () => '@layer brand{}').brands).toEqual(['@layer brand{}']);
    expect(run('', false).brands).toEqual([]);
  });

  it('uses the default colors if storage is blocked', () => {
    const refuse = () => {
      throw new Error('SecurityError');
    };
    expect(run('view-mode=dark', false, refuse)).toMatchObject({ mode: 'dark', brands: [] });
  });

  it('is smaller than a kilobyte', () => {
    expect(themeScript.length).toBeLessThan(1024);
  });
});
