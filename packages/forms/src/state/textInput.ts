import type { FormFields, TextInput } from './form.ts';

type TextElement = HTMLInputElement | HTMLTextAreaElement;
type TextForm = FormFields<Record<string, unknown>>;

const events = ['input', 'compositionend', 'change', 'blur'];

/**
 * After every event, React removes and restores the name of a text control (`updateInput` in ReactDOMInput.js of
 * https://github.com/facebook/react, for radio buttons). Each time the browser rebuilds the form's control list,
 * which takes most of the scripting time of a keystroke in a form with a thousand fields. A property that shadows the
 * attribute absorbs the write. Returns whether the control was a field before: its attribute, written once by React,
 * is then that of its old name.
 */
function keepName(element: TextElement, name: string): boolean {
  const wasBound = Object.hasOwn(element, 'name');
  Object.defineProperty(element, 'name', { value: name, writable: true });
  if (wasBound) element.setAttribute('name', name);
  return wasBound;
}

/**
 * Stores the text of field `name` in a native control. Uses native listeners, because React's would dispatch through
 * the whole tree on each keystroke. Returns a function that removes them.
 */
function bind(form: TextForm, name: string, element: TextElement, text: () => string): () => void {
  const handle = ({ type, isComposing }: Event & { isComposing?: boolean }) => {
    if (type === 'blur') form.blur(name);
    // Ignored during a composition (IME); `compositionend` has the whole text.
    else if (!isComposing) form.change(name, element.value);
  };
  for (const type of events) element.addEventListener(type, handle);
  const wasBound = keepName(element, name);
  let shown = text();
  if (element.value !== shown) {
    // A control that moved with its item in a list still has the text of its old name. A new one has a normalized text,
    // or text that was typed, autofilled, and perhaps left, before hydration.
    const control = wasBound ? element : (element.cloneNode() as TextElement);
    control.value = shown;
    if (control.value !== element.value) {
      form.change(name, element.value);
      if (!element.matches(':focus')) form.blur(name);
    }
  }
  const unsubscribe = form.subscribe(name, () => {
    // Not during a composition, and not for unchanged text, because it would move the caret.
    const before = shown;
    shown = text();
    if (before !== shown && element.value !== shown) element.value = shown;
  });
  const unregister = form.register(name, {
    element,
    focus: () => element.focus(),
    // A password manager can write without any event.
    flush: () => {
      if (element.value !== text()) form.change(name, element.value);
    },
  });
  return () => {
    for (const type of events) element.removeEventListener(type, handle);
    unsubscribe();
    unregister();
  };
}

/** The text controls of a form by name. Each `ref` is stable, because React calls a changed ref again. */
export function createTextInputs(form: () => TextForm): (name: string) => TextInput {
  const refs = new Map<string, TextInput['ref']>();
  return (name) => {
    // The type of `name` ensures that the field contains text.
    const text = () => (form().value(name) ?? '') as string;
    let ref = refs.get(name);
    if (!ref) {
      let release: (() => void) | null | undefined;
      ref = (element) => {
        release?.();
        release = element && bind(form(), name, element, text);
      };
      refs.set(name, ref);
    }
    return { name, defaultValue: text(), ref };
  };
}
