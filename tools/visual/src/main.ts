import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../packed/src/command.ts';
import { launch } from '../../packed/src/drive.ts';
import { Report } from '../../packed/src/report.ts';
import { baselineOf, forget, record, recordBrowser, recorded, ruleFor } from './baselines.ts';
import { Camera, type Mode } from './camera.ts';
import { compare, type Rule } from './compare.ts';
import { expectFonts, hideOtherFonts } from './machineFonts.ts';
import { decode, encode, triptych } from './pictures.ts';
import { proveItself } from './selfTest.ts';
import { boardsOf, serveFolder } from './storybook.ts';

// `npm run visual`: every board, light and dark, against its baseline. `-- --update` records what is there now;
// further words choose the boards whose ids contain one of them.

const results = join(root, 'test-results', 'visual');
const selected = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const isUpdate = process.argv.includes('--update');
const modes: Mode[] = ['light', 'dark'];

interface Finding {
  name: string;
  reason: string;
}

async function checkBoard(camera: Camera, name: string, rule: Rule): Promise<Finding | undefined> {
  const taken = decode(await camera.take());
  const file = baselineOf(name);
  if (!file) {
    writeFileSync(join(results, `${name}.png`), encode(taken));
    return { name, reason: 'it has no baseline yet: npm run visual -- --update' };
  }
  const expected = decode(file);
  const { isSame, reason, differing } = compare(expected, taken, rule);
  if (isSame) return undefined;
  writeFileSync(join(results, `${name}.png`), encode(triptych(expected, taken, differing)));
  return { name, reason };
}

/** Records a board unless it looks as it did: an unchanged file stays untouched. */
async function update(camera: Camera, name: string): Promise<void> {
  const taken = decode(await camera.take());
  const file = baselineOf(name);
  if (file && compare(decode(file), taken, 'exact').isSame) return;
  record(name, encode(taken));
  console.log(`  recorded ${name}`);
}

function writePage(findings: readonly Finding[]): void {
  const parts = findings.map(
    ({ name, reason }) => `<h2>${name}</h2><p>${reason}</p><img src="${name}.png" alt="Expected, actual, difference">`,
  );
  const style = 'body{font:14px system-ui;margin:24px;background:#777;color:#fff}img{max-width:100%}';
  const html = `<!doctype html><meta charset="utf-8"><title>Visual</title><style>${style}</style>${parts.join('')}`;
  writeFileSync(join(results, 'index.html'), html);
}

async function checkAll(report: Report, camera: Camera, boards: readonly string[], rule: Rule): Promise<void> {
  const findings: Finding[] = [];
  for (const story of boards) {
    for (const mode of modes) {
      const name = `${story}.${mode}`;
      await report.check(name, async () => {
        await camera.show(story, mode);
        if (isUpdate) return update(camera, name);
        const finding = await checkBoard(camera, name, rule);
        if (!finding) return;
        findings.push(finding);
        throw new Error(finding.reason);
      });
    }
  }
  if (findings.length === 0) return;
  writePage(findings);
  console.log(`\nExpected, actual, and difference: ${join(results, 'index.html')}`);
}

/** A baseline without a board would be compared with nothing for ever. */
async function checkStale(report: Report, boards: readonly string[]): Promise<void> {
  const names = new Set(boards.flatMap((story) => modes.map((mode) => `${story}.${mode}`)));
  const stale = recorded().filter((name) => !names.has(name));
  if (isUpdate) for (const name of stale) forget(name);
  else
    await report.check('every baseline has its board', () => {
      if (stale.length > 0) throw new Error(`Baselines without a board: ${stale.join(', ')}`);
    });
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const built = process.env['STORYBOOK'] ?? join(root, 'storybook-static');
const all = boardsOf(built);
const boards = selected.length === 0 ? all : all.filter((story) => selected.some((word) => story.includes(word)));
const report = new Report();
const site = await serveFolder(built);
hideOtherFonts();
const browser = await launch();
try {
  const rule = isUpdate ? 'exact' : ruleFor(browser.version());
  if (rule === 'flat')
    console.log('This is not the Chromium that recorded the baselines: edges of letters and curves are not compared.');
  const canCompare = rule === 'flat' || (await report.check('the fonts of the pictures', () => expectFonts(browser)));
  if (canCompare) {
    const camera = await Camera.open(browser, site.origin);
    await proveItself(report, camera, rule, all);
    await checkAll(report, camera, boards, rule);
    if (selected.length === 0) await checkStale(report, all);
    if (isUpdate) recordBrowser(browser.version());
  }
} finally {
  await browser.close();
  site.close();
}
report.finish();
