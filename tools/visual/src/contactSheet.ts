import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { root } from '../../packed/src/command.ts';
import { launch } from '../../packed/src/drive.ts';
import { type Shot, type Size, writeSheet } from './sheet.ts';
import { serveFolder } from './storybook.ts';

// `npm run contact-sheet`: creates one image for each mode, with every pattern (wide and narrow) and every board (wide).

interface Entry {
  id: string;
  title: string;
  type: string;
  tags?: string[];
}

const desktop: Size = { width: 1440, height: 900 };
const phone: Size = { width: 390, height: 900 };
/** A board needs no page around it. */
const board: Size = { width: 800, height: 500 };

function storiesOf(folder: string): { story: Entry; sizes: Size[] }[] {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>;
  };
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  const firstOf = new Map<string, Entry>();
  for (const story of stories) if (!firstOf.has(story.title)) firstOf.set(story.title, story);
  const patterns = [...firstOf.values()].filter(({ title }) => title.startsWith('Patterns/'));
  const boards = stories.filter(({ tags }) => tags?.includes('board'));
  return [
    ...patterns.map((story) => ({ story, sizes: [desktop, phone] })),
    ...boards.map((story) => ({ story, sizes: [board] })),
  ];
}

async function photograph(browser: Browser, address: string, size: Size): Promise<string> {
  const page = await browser.newPage({ viewport: size, reducedMotion: 'reduce' });
  try {
    await page.clock.setFixedTime(new Date('2026-01-15T12:00:00Z'));
    await page.goto(address);
    await page.waitForSelector('#storybook-root > *', { state: 'attached' });
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    return (await page.screenshot({ type: 'jpeg', quality: 85 })).toString('base64');
  } finally {
    await page.close();
  }
}

const built = process.env['STORYBOOK'] ?? join(root, 'storybook-static');
const site = await serveFolder(built);
const browser = await launch();
try {
  for (const mode of ['light', 'dark'] as const) {
    const shots: Shot[] = [];
    for (const { story, sizes } of storiesOf(built)) {
      for (const size of sizes) {
        const address = `${site.origin}/iframe.html?id=${story.id}&viewMode=story&globals=mode:${mode}`;
        shots.push({ title: story.title, size, image: await photograph(browser, address, size) });
      }
    }
    const file = join(root, 'docs', 'screens', `contact-sheet-${mode}.jpg`);
    await writeSheet(browser, mode, shots, file);
    console.log(`${file}: ${shots.length} screenshots`);
  }
} finally {
  await browser.close();
  site.close();
}
