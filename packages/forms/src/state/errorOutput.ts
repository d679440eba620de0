import type { FormFields } from './form.ts';

/** What an element needs to show the error of a field by itself. */
export type ErrorOutput = { readonly ref: (element: HTMLElement | null) => void };

/**
 * The place of a native control's error: the text is written there as it is, and the control marked, with nothing to
 * render. For forms of hundreds of fields; the element's children are the form's.
 */
export function errorOutput<Fields extends object>(form: FormFields<Fields>, name: keyof Fields & string): ErrorOutput {
  let release: (() => void) | undefined;
  return {
    ref(element) {
      release?.();
      if (!element) return;
      const write = () => {
        const message = form.error(name)?.message ?? '';
        if (element.textContent === message) return;
        element.textContent = message;
        const control = form['~internals'].registry.get(name)?.element;
        if (control) control.ariaInvalid = `${message !== ''}`;
      };
      write();
      release = form.subscribe(name, write);
    },
  };
}
