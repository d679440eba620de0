import { writeFileSync } from 'node:fs';
import type { Browser } from 'playwright';
import type { Mode } from './camera.ts';

export interface Size {
  width: number;
  height: number;
}

/** `picture`: a JPEG or PNG in base64. */
export interface Shot {
  title: string;
  size: Size;
  image: string;
}

function sheetOf(mode: Mode, shots: readonly Shot[]): string {
  const figures = shots.map(
    ({ title, size, image }) =>
      `<figure><img src="data:image;base64,${image}" style="aspect-ratio:${size.width}/${size.height}" alt=""><figcaption>${title}</figcaption></figure>`,
  );
  const [page, text] = mode === 'light' ? ['#e8eaef', '#30333a'] : ['#26282d', '#d5d7db'];
  const style =
    `body{margin:24px;background:${page};color:${text};font:12px system-ui;display:flex;flex-wrap:wrap;gap:16px}` +
    'figure{margin:0}img{display:block;height:216px;border-radius:6px}figcaption{padding-top:4px}';
  return `<!doctype html><meta charset="utf-8"><style>${style}</style>${figures.join('')}`;
}

/** Arranges images on a sheet, each with its title below. */
export async function writeSheet(browser: Browser, mode: Mode, shots: readonly Shot[], file: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 2200, height: 900 } });
  await page.setContent(sheetOf(mode, shots));
  writeFileSync(file, await page.screenshot({ fullPage: true, type: 'jpeg', quality: 72 }));
  await page.close();
}

/** Writes one screenshot (PNG in base64, 1440 × 900) as a JPEG at two thirds of the width, for a README. */
export async function writeImage(browser: Browser, image: string, file: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 960, height: 600 } });
  await page.setContent(
    `<!doctype html><style>body{margin:0}img{display:block;width:960px;height:600px}</style><img src="data:image;base64,${image}" alt="">`,
  );
  writeFileSync(file, await page.screenshot({ type: 'jpeg', quality: 82 }));
  await page.close();
}
