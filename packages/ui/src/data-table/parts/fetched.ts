/** Code that is fetched when it is wanted, for those that are no component. */
export interface Fetched<Code> {
  /** Nothing until it has come. */
  now: () => Code | undefined;
  /** Safe to call often. A failure is told as nothing, and forgotten: the next call tries again. */
  fetch: () => Promise<Code | undefined>;
  /** Does it with the code: at once, or when it has come. */
  use: (act: (code: Code) => void) => void;
}

export function fetched<Code>(load: () => Promise<Code>): Fetched<Code> {
  let code: Code | undefined;
  let coming: Promise<Code | undefined> | undefined;
  const fetch = () =>
    (coming ??= load().then(
      (arrived) => (code = arrived),
      () => (coming = undefined),
    ));
  return {
    now: () => code,
    fetch,
    use: (act) => {
      if (code === undefined) void fetch().then((arrived) => arrived && act(arrived));
      else act(code);
    },
  };
}
