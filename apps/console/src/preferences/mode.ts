export const modes = ['light', 'dark', 'system'] as const;
export type Mode = (typeof modes)[number];

const year = 365 * 24 * 60 * 60;

/** Mode kept in the `view-mode` cookie; light when there is none. public/theme.js reads it the same way. */
export function readMode(cookies: string): Mode {
  const value = /(?:^|; )view-mode=([a-z]+)/.exec(cookies)?.[1];
  return modes.find((mode) => mode === value) ?? 'light';
}

/** The cookie that keeps a mode for a year. */
export function modeCookie(mode: Mode, isSecure: boolean): string {
  return `view-mode=${mode}; path=/; max-age=${year}; samesite=lax${isSecure ? '; secure' : ''}`;
}

/** The `theme-color`: the frame's, around the sheet. */
export function themeColour(mode: Mode, isSystemDark: boolean): string {
  return mode === 'dark' || (mode === 'system' && isSystemDark) ? '#0e1013' : '#f8f8fa';
}
