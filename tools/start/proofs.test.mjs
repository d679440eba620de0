import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { digestOf, due, foldersOf, recordAfter, withPassed } from './proofs.mjs';

/** A work tree with these files, by path. */
function workTree(files) {
  const folder = mkdtempSync(join(tmpdir(), 'proofs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (path, text) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  for (const [path, text] of Object.entries(files)) write(path, text);
  spawnSync('git', ['init', '-q'], { cwd: folder });
  return { folder, write };
}

const manifest = (name, ...imports) =>
  JSON.stringify({ name, dependencies: Object.fromEntries(imports.map((one) => [one, '0.0.0'])) });

const project = () =>
  workTree({
    'packages/ui/package.json': manifest('ui'),
    'packages/ui/src/button.ts': 'one',
    'packages/forms/package.json': manifest('forms', 'ui', 'valibot'),
    'apps/api/package.json': manifest('api', 'forms'),
    'apps/api/src/main.ts': 'one',
    'package-lock.json': '{}',
    '.gitignore': 'dist',
  });

const proof = { name: 'stories', inputs: { workspaces: ['forms'] } };
const digest = () => 'now';

it('takes the files of a workspace, of those it imports, and the versions as inputs, and no others', () => {
  const { folder, write } = project();
  expect(foldersOf(['api'], folder)).toEqual(['apps/api', 'packages/forms', 'packages/ui']);
  const before = digestOf(proof.inputs, folder);
  write('apps/api/src/main.ts', 'two');
  write('packages/ui/dist/button.js', 'built');
  expect(digestOf(proof.inputs, folder)).toBe(before);
  write('packages/ui/src/button.ts', 'two');
  const changed = digestOf(proof.inputs, folder);
  expect(changed).not.toBe(before);
  write('packages/ui/src/new.ts', '');
  const added = digestOf(proof.inputs, folder);
  expect(added).not.toBe(changed);
  write('package-lock.json', '{"packages":{}}');
  expect(digestOf(proof.inputs, folder)).not.toBe(added);
});

it('fails for a workspace that does not exist', () => {
  expect(() => digestOf({ workspaces: ['gone'] }, project().folder)).toThrow('There is no workspace gone.');
});

it('runs a proof until its inputs are on record, and a check without inputs always', () => {
  const lint = { name: 'lint' };
  expect(due([lint, proof], {}, digest)).toEqual([lint, proof]);
  expect(due([lint, proof], { stories: 'before' }, digest)).toEqual([lint, proof]);
  expect(due([lint, proof], { stories: 'now' }, digest)).toEqual([lint]);
});

const result = (change) => ({ check: proof, digest: 'now', failed: 0, found: { unreached: [] }, ...change });

it('records a proof after a run in which every check passed', () => {
  const lint = { check: { name: 'lint' }, failed: 0 };
  expect(recordAfter({ other: 'kept' }, [lint, result()], [], digest)).toEqual({ other: 'kept', stories: 'now' });
});

it('asks a proof no second time in a checkout whose other checks failed, and records it once they pass', () => {
  const lint = { check: { name: 'lint' }, failed: 1 };
  const local = withPassed({}, [lint, result()], digest);
  expect(local).toEqual({ stories: 'now' });
  expect(due([proof], local, digest)).toEqual([]);
  const earlier = [{ check: proof, digest: local.stories }];
  expect(recordAfter({}, [lint], earlier, digest)).toEqual({});
  expect(recordAfter({}, [{ ...lint, failed: 0 }], earlier, digest)).toEqual({ stories: 'now' });
  expect(recordAfter({}, [{ ...lint, failed: 0 }], [{ check: proof, digest: 'before' }], digest)).toEqual({});
});

it.each([
  ['the proof failed', [result({ failed: 1 })]],
  ['another check failed', [result(), { check: { name: 'lint' }, failed: 1 }]],
  ['its inputs changed during the run', [result({ digest: 'before' })]],
  ['a part of it could not run', [result({ found: { unreached: ['WebKit is not installed'] } })]],
  ['it did not run', []],
])('leaves the record as it is if %s', (_why, results) => {
  expect(recordAfter({ stories: 'before' }, results, [], digest)).toEqual({ stories: 'before' });
});

it('is written at one place: the end of a run', () => {
  const here = import.meta.dirname;
  const writers = globSync('*.mjs', { cwd: here })
    .filter((name) => !name.endsWith('.test.mjs'))
    .flatMap((name) => readFileSync(join(here, name), 'utf8').match(/(?<!function )\bwriteRecord\(.*/gu) ?? []);
  expect(writers).toEqual([
    'writeRecord(withPassed(localRecord, results), localRecordFile);',
    'writeRecord(recordAfter(record, results, earlier));',
  ]);
});
