import type { FormControl, FormFields } from './form.ts';

/** What an element needs to show part of a form by itself. */
export type Output<Shown extends HTMLElement = HTMLElement> = { readonly ref: (element: Shown | null) => void };

/** Writes into an element once it is mounted and whenever a listened topic changes, without a render. */
function output<Shown extends HTMLElement>(
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

/**
 * An element that shows a native control's error: the text is written into it and the control is marked, without a
 * render. For forms with hundreds of fields; the element's children belong to the form.
 */
export const errorOutput = <Fields extends object>(form: FormFields<Fields>, name: keyof Fields & string): Output =>
  output(
    (listener) => form.subscribe(name, listener),
    (element) => {
      const message = form.error(name)?.message ?? '';
      if (element.textContent === message) return;
      element.textContent = message;
      const control = form['~internals'].registry.get(name)?.element;
      if (control) control.ariaInvalid = `${message !== ''}`;
    },
  );

/**
 * An element that shows the form's status without a render: `write` runs on mount, and whenever the status or (if
 * used) `form.isValid()` changes. For forms with hundreds of fields; the element's children belong to the form.
 */
export const statusOutput = <Shown extends HTMLElement>(
  form: FormControl,
  write: (element: Shown) => void,
): Output<Shown> =>
  output((listener) => {
    const stops = [form.subscribe('~status', listener), form.subscribe('~validity', listener)];
    return () => stops.forEach((stop) => stop());
  }, write);
