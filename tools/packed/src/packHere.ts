import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readChanges } from './changesets.ts';
import { output, root } from './command.ts';
import { names } from './packages.ts';
import { changelogOf, versionOf } from './release.ts';
import { stage } from './stage.ts';

const folder = join(root, 'tarballs');

/** `npm run pack`: packs the three built packages into one folder. */
async function packHere(): Promise<void> {
  const commit = (await output('git', ['rev-parse', '--short=10', 'HEAD'], { cwd: root })).trim();
  const changes = readChanges(root);
  const manifests = names.map((name) => {
    const source = join(root, 'packages', name);
    return {
      source,
      ...(JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as { name: string; version: string }),
    };
  });
  const sisters = Object.fromEntries(
    manifests.map(({ name, version }) => [name, versionOf(name, version, changes, commit)]),
  );
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const work = mkdtempSync(join(tmpdir(), 'edge-console-pack-'));
  try {
    for (const { source, name } of manifests) {
      const version = sisters[name] ?? '';
      const target = join(work, name.split('/')[1] ?? name);
      const past = join(source, 'CHANGELOG.md');
      const before = existsSync(past) ? readFileSync(past, 'utf8') : '';
      const changelog = changelogOf(name, version, changes, before);
      stage({ source, target, version, sisters, changelog, license: join(root, 'LICENSE.md') });
      const args = ['pack', '--loglevel=error', '--pack-destination', folder];
      const file = (await output('npm', args, { cwd: target })).trim();
      console.log(`tarballs/${file}`);
    }
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

await packHere();
