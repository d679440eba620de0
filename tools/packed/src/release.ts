import { type Change, type Size, sizes } from './changesets.ts';

const sizeOf = (changes: readonly Change[], name: string): Size | undefined =>
  sizes.findLast((size) =>
    changes.some(({ packages }) => packages.some((one) => one.name === name && one.size === size)),
  );

/**
 * The version that a tarball of this moment gets: the one after `current` that the changesets ask for, and the commit, so that
 * two tarballs with one version hold the same. Before 1.0 what is `major` raises the minor, as npm's ranges have it.
 */
export function versionOf(name: string, current: string, changes: readonly Change[], commit: string): string {
  const [major = 0, minor = 0, patch = 0] = current.split('.').map(Number);
  const size = sizeOf(changes, name) ?? 'patch';
  const isFirst = major === 0;
  const next =
    size === 'patch'
      ? [major, minor, patch + 1]
      : size === 'major' && !isFirst
        ? [major + 1, 0, 0]
        : [major, minor + 1, 0];
  // A part of digits alone must not begin with 0; a letter before it makes it a word.
  return `${next.join('.')}-g${commit}`;
}

const headings: Record<Size, string> = { major: 'Breaking', minor: 'New', patch: 'Mended' };

/** What changes for somebody who uses this package, biggest first, above what earlier releases said. */
export function changelogOf(name: string, version: string, changes: readonly Change[], before = ''): string {
  const parts = sizes.toReversed().flatMap((size) => {
    const own = changes.filter(({ packages }) => packages.some((one) => one.name === name && one.size === size));
    const items = own.map(({ text }) => `- ${text.replaceAll('\n', '\n  ')}`);
    return items.length > 0 ? [`### ${headings[size]}`, items.join('\n')] : [];
  });
  return (
    [`# ${name}`, `## ${version}`, ...parts, before.replace(/^# .*$/mu, '').trim()].filter(Boolean).join('\n\n') + '\n'
  );
}
