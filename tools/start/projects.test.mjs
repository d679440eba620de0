import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { deep, proofs, quick } from './plan.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const text = (path) => readFileSync(`${root}${path}`, 'utf8');

/** Read, not imported: the configuration starts Storybook. */
function projects() {
  return [
    ...text('vitest.config.ts').matchAll(/(?:\bname: |\b(?:stories|browserTests|nodeTests)\()'([\w-]+)'/gu),
  ].flatMap(([, name]) => name ?? []);
}

it('runs each project of vitest in npm test or in npm run test:deep', () => {
  const checks = [...quick, ...proofs, ...deep([])];
  const run = new Set(checks.flatMap(({ args }) => args.filter((_, index) => args[index - 1] === '--project')));
  expect(projects().filter((name) => !run.has(name))).toEqual([]);
  expect(projects()).toEqual(expect.arrayContaining(['unit', 'browser', 'storybook-light', 'storybook-dark']));
});

it('gives test files that mock modules a worker each', () => {
  const [, lists = ''] = /const (authorization = [^]*?)\n\};/u.exec(text('vitest.config.ts')) ?? [];
  const globs = [...lists.matchAll(/'([^']+)'/gu)].map(([, glob = '']) => glob);
  const isolated = new Set(globSync(globs, { cwd: root }));
  const inNode = globSync('{packages,apps,tools}/*/src/**/*.test.{ts,tsx}', { cwd: root }).filter(
    (path) => !/\.(?:browser|deep)\.test\./u.test(path),
  );
  const replacing = inNode.filter((path) => /\bvi\.(?:mock|doMock|resetModules)\(/u.test(text(path)));
  expect(replacing.length).toBeGreaterThan(0);
  expect(replacing.filter((path) => !isolated.has(path))).toEqual([]);
});
