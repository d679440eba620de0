import { type Change, type Size, sizes } from './changesets.ts';

const sizeOf = (changes: readonly Change[], name: string): Size | undefined =>
  sizes.findLast((size) =>
    changes.some(({ packages }) => packages.some((one) => one.name === name && one.size === size)),
  );

/**
 * The version of a tarball: the next version of the changesets after `current`, and the commit, so that a version identifies its
 * content. Before 1.0, `major` increases the minor version, as in npm ranges.
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
  // A numeric identifier must not start with 0, so a letter precedes it.
  return `${next.join('.')}-g${commit}`;
}

const headings: Record<Size, string> = { major: 'Breaking', minor: 'New', patch: 'Mended' };

/** Changes for users of the package, largest first, above earlier releases. */
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
