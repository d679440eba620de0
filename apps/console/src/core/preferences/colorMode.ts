export const colorModes = ['light', 'dark', 'system'] as const;
export type ColorMode = (typeof colorModes)[number];

const year = 365 * 24 * 60 * 60;

export const defaultModeKey = 'default-mode';

/**
 * The color mode from the `view-mode` cookie, or else the host's default, or else the system's. public/theme.js reads
 * it the same way.
 */
export function readColorMode(cookies: string, defaultMode: string | null = null): ColorMode {
  const value = /(?:^|; )view-mode=([a-z]+)/.exec(cookies)?.[1];
  const find = (name: string | null | undefined) => colorModes.find((mode) => mode === name);
  return find(value) ?? find(defaultMode) ?? 'system';
}

export function modeCookie(mode: ColorMode, isSecure: boolean): string {
  return `view-mode=${mode}; path=/; max-age=${year}; samesite=lax${isSecure ? '; secure' : ''}`;
}

/** The `theme-color`: that of the frame around the content. */
export function themeColor(mode: ColorMode, isSystemDark: boolean): string {
  return mode === 'dark' || (mode === 'system' && isSystemDark) ? '#0e1013' : '#f8f8fa';
}
