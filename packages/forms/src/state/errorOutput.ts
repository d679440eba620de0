import type { FormFields } from './form.ts';
import { output, type Output } from './output.ts';

/**
 * The element that shows a native control's error: the text is written into it and the control is marked, without a
 * render. For forms of hundreds of fields; the element's children are the form's.
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
