import type { FormFields, TextInput } from './form.ts';

type TextElement = HTMLInputElement | HTMLTextAreaElement;
type TextForm = FormFields<Record<string, unknown>>;

const events = ['input', 'compositionend', 'change', 'blur'];

/**
 * After every event React takes the name of a text control away and gives it back (`updateInput` in ReactDOMInput.js of
 * https://github.com/facebook/react, for radio buttons). Each time the browser builds the list of the form's controls anew:
 * most of the script of a keystroke in a form of a thousand fields. Here React writes a property that shadows the attribute.
 * Returns whether the control was a field before: then the attribute, which React wrote once, is that of its old name.
 */
function keepName(element: TextElement, name: string): boolean {
  const wasBound = Object.hasOwn(element, 'name');
  Object.defineProperty(element, 'name', { value: name, writable: true });
  if (wasBound) element.setAttribute('name', name);
  return wasBound;
}

/**
 * Makes a native control the place where the text of field `name` lives. Native listeners: React's would cost a dispatch
 * through the whole tree for each keystroke. Returns a function that removes them.
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
    // A control that goes with its item to another place in a list still has the text of its old name. Another one says the
    // text as it can, an address without the spaces around it, or it was typed, or filled in by the browser, before the code
    // had arrived; then also left, perhaps.
    const control = wasBound ? element : (element.cloneNode() as TextElement);
    control.value = shown;
    if (control.value !== element.value) {
      form.change(name, element.value);
      if (!element.matches(':focus')) form.blur(name);
    }
  }
  const unsubscribe = form.subscribe(name, () => {
    // Not during a composition, and not the same text again, which would move the caret.
    const before = shown;
    shown = text();
    if (before !== shown && element.value !== shown) element.value = shown;
  });
  const unregister = form.register(name, {
    element,
    focus: () => element.focus(),
    // A password manager may write without any event.
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

/** The text controls of a form by name. Each has the same `ref` for ever: React binds it again when it changes. */
export function createTextInputs(form: () => TextForm): (name: string) => TextInput {
  const refs = new Map<string, TextInput['ref']>();
  return (name) => {
    // The type of `name` ensures that the field holds text.
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
