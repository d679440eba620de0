import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { freePort } from '../../start/src/ports.ts';
import { createApp, recipes, type AppName } from './apps.ts';
import { output, serve } from './command.ts';
import { drive, launch } from './drive.ts';
import { driveTour, strictPolicy } from './driveTour.ts';
import { proveEffects } from './effectEntries.ts';
import { nonEnglishTextsIn } from './foreignTexts.ts';
import { proveHygiene } from './hygiene.ts';
import { proveJsdom } from './jsdom.ts';
import { pack, type Packed } from './packages.ts';
import { provePlainTour } from './plainTour.ts';
import { buildStories } from './publishedStories.ts';
import { expectNone, Report } from './report.ts';
import { serveFolder } from './serveFolder.ts';
import { proveServerRendering } from './serverRendering.ts';

// Tests the packages as published: packed, installed from tarballs, built, served, and used. Arguments filter the applications by
// name; KEEP=1 keeps their folder.

const wanted = process.argv.slice(2);
const isSelected = (name: string) => wanted.length === 0 || wanted.some((word) => name.includes(word));
const report = new Report();
const bin = (folder: string, name: string) => join(folder, 'node_modules', '.bin', name);

const preview = (port: number) => ['preview', '--host', '127.0.0.1', '--port', String(port), '--strictPort'];
const next = (command: string) => (port: number) => [command, '-H', '127.0.0.1', '-p', String(port)];

async function driveAt(
  folder: string,
  command: string,
  args: (port: number) => string[],
  visit: (origin: string) => Promise<void>,
) {
  const port = await freePort(4900);
  const server = await serve(bin(folder, command), args(port), port, { cwd: folder });
  try {
    await visit(server.origin);
  } finally {
    await server.close();
  }
}

/** Copies of React other than the application's own. */
function otherReacts(folder: string): string[] {
  return globSync('node_modules/**/node_modules/{react,react-dom}/package.json', { cwd: folder });
}

async function proveTypes(name: AppName, folder: string): Promise<void> {
  for (const project of ['tsconfig.json', 'tsconfig.nodenext.json']) {
    await report.check(`${name}: the types of every entry compile (${project}, skipLibCheck off)`, async () => {
      await output(bin(folder, 'tsc'), ['-p', project], { cwd: folder });
    });
  }
}

async function proveVite(name: AppName, folder: string, browser: Browser, packages: readonly Packed[]): Promise<void> {
  await proveTypes(name, folder);
  await report.check(`${name}: one copy of React`, () => {
    expectNone(otherReacts(folder), 'React is there twice');
  });
  await report.check(`${name}: builds and works, without a word in the console`, async () => {
    await output(bin(folder, 'vite'), ['build'], { cwd: folder });
    await driveAt(folder, 'vite', preview, (origin) => drive(browser, origin));
  });
  await report.check(`${name}: a tour under a strict policy`, async () => {
    const server = await serveFolder(join(folder, 'dist'), strictPolicy);
    try {
      await driveTour(browser, `${server.origin}/?tour`, 'of the house');
    } finally {
      await server.close();
    }
  });
  await proveEffects(report, name, folder, packages);
  await report.check(`${name}: no other language in the built code`, () => {
    expectNone(nonEnglishTextsIn(join(folder, 'dist/assets')), 'Foreign texts');
  });
  await report.check(`${name}: works with React's development warnings on`, async () => {
    const development = { cwd: folder, env: { NODE_ENV: 'development' } };
    await output(bin(folder, 'vite'), ['build', '--mode', 'development'], development);
    await driveAt(folder, 'vite', preview, (origin) => drive(browser, origin));
  });
  const areStoriesBuilt = await report.check(`${name}: the stories build`, () => buildStories(folder));
  if (!areStoriesBuilt) return;
  await proveServerRendering(report, name, folder);
  await proveJsdom(report, name, folder);
}

async function proveNext(name: AppName, folder: string, browser: Browser): Promise<void> {
  await report.check(`${name}: builds, types included`, async () => {
    await output(bin(folder, 'next'), ['build'], { cwd: folder, timeout: 600_000 });
  });
  await report.check(`${name}: hydrates and works, without a word in the console`, () =>
    driveAt(folder, 'next', next('start'), (origin) => drive(browser, origin)),
  );
  await report.check(`${name}: a tour under a strict policy with a nonce`, () =>
    driveAt(folder, 'next', next('start'), (origin) => driveTour(browser, `${origin}/tour`, 'of the house')),
  );
  await report.check(`${name}: no other language in the built code`, () => {
    expectNone(nonEnglishTextsIn(join(folder, '.next/static'), '**/*.js'), 'Foreign texts');
  });
  await report.check(`${name}: works with React's development warnings on`, () =>
    driveAt(folder, 'next', next('dev'), (origin) => drive(browser, origin)),
  );
}

async function proveApps(work: string, packages: readonly Packed[], browser: Browser): Promise<void> {
  const names = Object.keys(recipes) as AppName[];
  for (const name of names.filter(isSelected)) {
    let folder = '';
    const isReady = await report.check(`${name}: installs`, async () => {
      folder = await createApp(work, name, packages);
    });
    if (!isReady) continue;
    if (recipes[name].template === 'next') await proveNext(name, folder, browser);
    else await proveVite(name, folder, browser, packages);
  }
}

const work = mkdtempSync(join(tmpdir(), 'edge-console-packed-'));
const browser = await launch();
try {
  let packages: Packed[] = [];
  await report.check('the packages pack', async () => {
    packages = await pack(work);
  });
  for (const packed of packages) await proveHygiene(report, packed);
  if (packages.length > 0) {
    if (isSelected('Plain')) await provePlainTour(report, work, packages, browser);
    await proveApps(work, packages, browser);
  }
} finally {
  await browser.close();
  if (process.env['KEEP']) console.log(`Kept: ${work}`);
  else rmSync(work, { recursive: true, force: true });
}
report.finish();
