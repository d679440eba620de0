/** Code that is fetched when it is wanted, for those that are no component. */
export interface Fetched<Code> {
  /** Nothing until it has come. */
  now: () => Code | undefined;
  /** Safe to call often. A failure is told as nothing, and forgotten: the next call tries again. */
  fetch: () => Promise<Code | undefined>;
}

export function fetched<Code>(load: () => Promise<Code>): Fetched<Code> {
  let code: Code | undefined;
  let coming: Promise<Code | undefined> | undefined;
  return {
    now: () => code,
    fetch: () =>
      (coming ??= load().then(
        (arrived) => (code = arrived),
        () => (coming = undefined),
      )),
  };
}
