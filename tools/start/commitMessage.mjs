// The `commit-msg` hook: subjects are Conventional Commits. Runs on the machine's own Node (20 or later).
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const types = ['feat', 'fix', 'refactor', 'perf', 'test', 'docs', 'build', 'ci', 'chore', 'style', 'revert'];
const conventional = new RegExp(`^(?:${types.join('|')})(?:\\([a-z0-9][a-z0-9./-]*\\))?!?: \\S`, 'u');
const maxLength = 72;

/** Written by git itself, or replaced before anyone reads the history. */
const isGenerated = (subject) => /^(?:Merge |Revert "|(?:fixup|squash|amend)! )/u.test(subject);

/**
 * What is wrong with a commit message, or null.
 * @param {string} message
 */
export function problemOf(message) {
  const subject = message.split('\n').find((line) => line.trim() !== '' && !line.startsWith('#')) ?? '';
  // Git rejects an empty message itself.
  if (subject === '' || isGenerated(subject)) return null;
  if (!conventional.test(subject))
    return `Write the subject as "type(scope): imperative summary". Types: ${types.join(', ')}.`;
  if (subject.length > maxLength) return `Shorten the subject from ${subject.length} to ${maxLength} characters.`;
  return subject.endsWith('.') ? 'Remove the period at the end of the subject.' : null;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problem = problemOf(readFileSync(process.argv[2], 'utf8'));
  if (problem) {
    console.error(problem);
    process.exit(1);
  }
}
