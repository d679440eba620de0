import { existsSync } from 'node:fs';
import { join } from 'node:path';

export const screenshotFolder = join(import.meta.dirname, '../screenshots');
export const screenshotSize = { width: 1280, height: 800 } as const;
export const screenshotThemes = ['light', 'dark'] as const;

const fileOf = (name: string, theme: (typeof screenshotThemes)[number]): string => `${name}-${theme}.webp`;

export const hasScreenshots = (name: string): boolean =>
  screenshotThemes.every((theme) => existsSync(join(screenshotFolder, fileOf(name, theme))));

/** Both themes of a screenshot; the style sheet shows the theme of the page, and browsers load only that one. */
export function screenshotFigure(name: string, alt: string, caption: string | null | undefined): string {
  const { width, height } = screenshotSize;
  const images = screenshotThemes.map(
    (theme) =>
      `<img class="${theme}" src="/documentation/screenshots/${fileOf(name, theme)}" alt="${alt}" width="${width}" height="${height}" loading="lazy" />`,
  );
  return `<figure class="screenshot">${images.join('')}${caption ? `<figcaption>${caption}</figcaption>` : ''}</figure>\n`;
}
