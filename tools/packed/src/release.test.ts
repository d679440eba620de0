import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Change } from './changesets.ts';
import { changelogOf, versionOf } from './release.ts';
import { stage } from './stage.ts';

const change = (text: string, size: 'patch' | 'minor' | 'major', name = '@edge-console/ui'): Change => ({
  packages: [{ name, size }],
  text,
});
const ui = '@edge-console/ui';

describe('a version', () => {
  it('is the next one of the changesets, with the commit', () => {
    expect(versionOf(ui, '0.0.0', [change('a', 'patch'), change('b', 'minor')], '0123abc')).toBe('0.1.0-g0123abc');
    expect(versionOf(ui, '0.4.2', [change('a', 'patch')], 'abc')).toBe('0.4.3-gabc');
    expect(versionOf(ui, '0.4.2', [change('a', 'major')], 'abc')).toBe('0.5.0-gabc');
    expect(versionOf(ui, '1.4.2', [change('a', 'major')], 'abc')).toBe('2.0.0-gabc');
  });

  it('changes only with changesets of the package', () => {
    expect(versionOf(ui, '0.4.2', [change('a', 'minor', '@edge-console/tour')], 'abc')).toBe('0.4.3-gabc');
  });
});

describe('a changelog', () => {
  it('lists features before fixes, above earlier releases', () => {
    const log = changelogOf(
      ui,
      '0.2.0',
      [change('mended\nby hand', 'patch'), change('new', 'minor')],
      '# x\n\n## 0.1.0\n\n- old',
    );
    expect(log).toBe(
      '# @edge-console/ui\n\n## 0.2.0\n\n### New\n\n- new\n\n### Mended\n\n- mended\n  by hand\n\n## 0.1.0\n\n- old\n',
    );
  });
});

describe('a staged package', () => {
  it('has its version, license, and changelog in the tarball, and depends on the new versions of the other packages', () => {
    const work = mkdtempSync(join(tmpdir(), 'staged-'));
    const source = join(work, 'forms');
    mkdirSync(join(source, 'dist'), { recursive: true });
    mkdirSync(join(source, 'src'));
    writeFileSync(join(source, 'dist/index.js'), 'export {};\n');
    writeFileSync(join(source, 'src/secret.ts'), '');
    writeFileSync(join(source, 'README.md'), '# forms\n');
    const manifest = {
      name: '@edge-console/forms',
      version: '0.0.0',
      license: 'UNLICENSED',
      files: ['dist'],
      dependencies: { '@edge-console/ui': '0.0.0', valibot: '1.5.0' },
    };
    writeFileSync(join(source, 'package.json'), JSON.stringify(manifest));
    writeFileSync(join(work, 'LICENSE.md'), 'The license.\n');

    stage({
      source,
      target: join(work, 'staged'),
      version: '0.1.0-gabc',
      sisters: { '@edge-console/ui': '0.2.0-gabc' },
      changelog: '# @edge-console/forms\n',
      license: join(work, 'LICENSE.md'),
    });
    const options = { cwd: join(work, 'staged'), encoding: 'utf8' as const };
    execFileSync('npm', ['pack', '--loglevel=error', '--pack-destination', work], options);
    const tarball = join(work, 'edge-console-forms-0.1.0-gabc.tgz');
    expect(existsSync(tarball)).toBe(true);
    const files = execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' }).trim().split('\n');
    expect(files.toSorted()).toEqual(
      ['CHANGELOG.md', 'LICENSE.md', 'README.md', 'dist/index.js', 'package.json'].map((file) => `package/${file}`),
    );
    const packed = JSON.parse(readFileSync(join(work, 'staged/package.json'), 'utf8')) as Record<string, unknown>;
    expect(packed).toMatchObject({
      version: '0.1.0-gabc',
      license: 'SEE LICENSE IN LICENSE.md',
      dependencies: { '@edge-console/ui': '0.2.0-gabc', valibot: '1.5.0' },
    });
  });
});
