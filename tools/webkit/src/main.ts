import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { WebDriver } from 'selenium-webdriver';
import { output, root } from '../../packed/src/command.ts';
import { Report, Unreached } from '../../packed/src/report.ts';
import { ensureWebKit } from '../../start/debianPackage.mjs';
import { serveFolder } from '../../visual/src/storybook.ts';
import { overlayStories } from './overlayStories.ts';
import { openWebKit, type WebKit } from './webKit.ts';

// Shows stories of overlays in WebKit, the engine of Safari: their `play` passes, and nothing they open is empty or outside the window.

const storybook = join(root, 'node_modules/.cache/storybook-webkit');

interface Shown {
  /** Of the story's `play`, or of its rendering. */
  error: string | null;
  /** Overlays that are empty or outside the window. */
  misplaced: string[];
}

/** What Storybook's preview offers in a page. */
interface PreviewWindow {
  __STORYBOOK_ADDONS_CHANNEL__: {
    on: <Event>(name: string, listener: (event: Event) => void) => void;
    off: <Event>(name: string, listener: (event: Event) => void) => void;
    emit: (name: string, event: unknown) => void;
  };
  __STORYBOOK_PREVIEW__: {
    loadStory: (of: { storyId: string }) => Promise<{
      storyGlobals: { viewport?: { value: string } };
      parameters: { viewport?: { options: Partial<Record<string, { styles: { width: string } }>> } };
    }>;
  };
}

/** Shows a story in the preview that is already loaded, and measures what it has opened when its `play` has ended. */
function showStory(storyId: string, done: (shown: Shown) => void): void {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as PreviewWindow;
  const failures: string[] = [];
  const fail = (error: unknown) => failures.push(error instanceof Error ? error.message : JSON.stringify(error));
  const events = ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing'];
  for (const event of events) channel.on(event, fail);
  const overlays =
    '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=tooltip], [popover]:popover-open';
  const finish = (event: { storyId: string }) => {
    if (event.storyId !== storyId) return;
    channel.off('storyFinished', finish);
    for (const name of events) channel.off(name, fail);
    const misplaced = [...document.querySelectorAll(overlays)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => {
        const { width, height, left, top, right, bottom } = element.getBoundingClientRect();
        return width < 8 || height < 8 || left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
      })
      .map((element) => `${element.getAttribute('role')} ${JSON.stringify(element.getBoundingClientRect())}`);
    done({ error: failures[0] ?? null, misplaced });
  };
  channel.on('storyFinished', finish);
  channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
}

/** Reads the width of the story's viewport. */
async function readWidth(storyId: string): Promise<number | null> {
  const { storyGlobals, parameters } = await (window as unknown as PreviewWindow).__STORYBOOK_PREVIEW__.loadStory({
    storyId,
  });
  const { width } = parameters.viewport?.options[storyGlobals.viewport?.value ?? '']?.styles ?? {};
  return width === undefined ? null : parseInt(width, 10);
}

/** MiniBrowser's window cannot be as narrow as a phone. */
const narrowestWindow = 450;
const usualWidth = 1280;

async function check(driver: WebDriver, storyId: string, width: number): Promise<void> {
  await driver.manage().window().setRect({ width, height: 900 });
  await driver.wait(() => driver.executeScript('return innerWidth === arguments[0]', width));
  const { error, misplaced } = await driver.executeAsyncScript<Shown>(showStory, storyId);
  if (error !== null) throw new Error(error);
  if (misplaced.length > 0) throw new Error(`empty or outside the window: ${misplaced.join(', ')}`);
}

function open(): Promise<WebKit> {
  if (!ensureWebKit()) throw new Unreached('WebKitGTK is not installed.');
  return openWebKit();
}

const report = new Report();
await output('storybook', ['build', '--test', '--quiet', '--output-dir', storybook], {
  cwd: root,
  env: { STORYBOOK_PLAYED: '1' },
});
const site = await serveFolder(storybook);
await report.check('WebKit starts', async () => {
  const { driver, close } = await open();
  try {
    await driver.manage().setTimeouts({ script: 60_000 });
    const stories = overlayStories(storybook);
    // None of them: a story that is already shown is not shown again.
    await driver.get(`${site.origin}/iframe.html?id=internal-canary--good-story-passes&viewMode=story`);
    // Storybook reloads the page if the story before is still playing.
    await driver.wait(() =>
      driver.executeScript("return window.__STORYBOOK_PREVIEW__?.currentRender?.phase === 'finished'"),
    );
    for (const { id } of stories) {
      const width = (await driver.executeScript<number | null>(readWidth, id)) ?? usualWidth;
      if (width >= narrowestWindow) await report.check(id, () => check(driver, id, width));
    }
  } finally {
    await close();
  }
});
site.close();
rmSync(storybook, { recursive: true, force: true });
report.finish();
