/** What an element needs to show something of a form by itself. */
export type Output<Shown extends HTMLElement = HTMLElement> = { readonly ref: (element: Shown | null) => void };

/** Writes into an element once it is mounted and whenever a listened topic changes, without a render. */
export function output<Shown extends HTMLElement>(
  subscribe: (listener: () => void) => () => void,
  write: (element: Shown) => void,
): Output<Shown> {
  let release: (() => void) | undefined;
  return {
    ref(element) {
      release?.();
      if (!element) return;
      write(element);
      release = subscribe(() => write(element));
    },
  };
}
