// `npm run words`: checks spelling and wording of UI texts, documentation, comments, and test titles.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkWords } from './checkWords.ts';
import { literals } from './exceptions.ts';

const root = join(import.meta.dirname, '../../..');
const isChecked = (path: string) =>
  /\.(?:mdx?|m?[jt]sx?)$/.test(path) &&
  !/\.generated\.ts$|CHANGELOG\.md$|^LICENSE\.md$|^tools\/words\/src\//.test(path) &&
  existsSync(join(root, path));

const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
const files = listed
  .split('\0')
  .filter(isChecked)
  .map((path) => ({ path, source: readFileSync(join(root, path), 'utf8') }));
const problems = await checkWords(
  files,
  literals.map(({ text }) => text),
  root,
);
for (const problem of problems) console.error(problem);
console.log(`${files.length} files, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
