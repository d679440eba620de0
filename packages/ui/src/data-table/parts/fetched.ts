/** Code that is loaded on demand and is no component. */
export interface Fetched<Code> {
  /** Safe to call often. Resolves to undefined after a failure; the next call tries again. */
  fetch: () => Promise<Code | undefined>;
  /** Runs `act` with the code: at once, or when it has loaded. */
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
    fetch,
    use: (act) => {
      if (code === undefined) void fetch().then((arrived) => arrived && act(arrived));
      else act(code);
    },
  };
}
