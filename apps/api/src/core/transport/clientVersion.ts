type Numbers = readonly [major: number, minor: number, patch: number];

function numbersOf(version: string): Numbers | null {
  const [, major, minor, patch] = /^(\d{1,9})\.(\d{1,9})\.(\d{1,9})(?![\d.])/.exec(version) ?? [];
  return major === undefined ? null : [Number(major), Number(minor), Number(patch)];
}

/**
 * Whether a console version (`x-client-version`) is older than the API supports. Callers without a version are not consoles, for example
 * servers with an API token.
 */
export function createVersionCheck(minimum: string | undefined): (version: string | null) => boolean {
  if (minimum === undefined) return () => false;
  const least = numbersOf(minimum);
  if (least === null) throw new Error(`The minimum client version is not a version: ${minimum}`);
  return (version) => {
    const given = version === null ? null : numbersOf(version);
    if (given === null) return false;
    const differs = given.findIndex((number, index) => number !== least[index]);
    return differs >= 0 && (given[differs] ?? 0) < (least[differs] ?? 0);
  };
}
