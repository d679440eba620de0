// Draws the app icons from public/favicon.svg: `npm run icons -w apps/console`.
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';

const folder = new URL('../public/', import.meta.url);
const favicon = readFileSync(new URL('favicon.svg', folder), 'utf8');
// Maskable icons are cropped by the system: the color reaches the edges, the mark stays in the middle 80%.
const maskable = favicon
  .replace('rx="6" ', '')
  .replace(/(<path[\s\S]*)(<\/svg>)/, '<g transform="translate(12 12) scale(.8) translate(-12 -12)">$1</g>$2');

const icons = [
  { name: '192', size: 192, image: favicon },
  { name: '512', size: 512, image: favicon },
  { name: 'maskable-512', size: 512, image: maskable },
  { name: 'apple-touch-180', size: 180, image: maskable },
];

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] });
const page = await browser.newPage();
for (const { name, size, image } of icons) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>*{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${image}`);
  writeFileSync(new URL(`icons/${name}.png`, folder), await page.screenshot({ omitBackground: true }));
}
await browser.close();
