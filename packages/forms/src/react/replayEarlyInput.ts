'use client';

import { flushSync } from 'react-dom';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** Sets the text of a control past React's own setter: React reports only texts that it has not set itself. */
function setText(control: Control, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text);
}

function press(control: HTMLInputElement): void {
  control.checked = control.defaultChecked;
  control.click();
}

function type(control: Control, text: string): void {
  control.value = control.defaultValue;
  setText(control, text);
  flushSync(() => control.dispatchEvent(new Event('input', { bubbles: true })));
  // Some controls report on blur, which has happened already.
  if (control !== document.activeElement) control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

const choose = (control: Control) => control.dispatchEvent(new Event('change', { bubbles: true }));

/** Input into a control before hydration, to be replayed. */
function earlyInput(control: Control): (() => void) | undefined {
  if (control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')) {
    const isPressed = control.checked !== control.defaultChecked && (control.checked || control.type === 'checkbox');
    return isPressed ? () => press(control) : undefined;
  }
  if (control.type === 'file') return control.value === '' ? undefined : () => choose(control);
  const { value, defaultValue } = control;
  return control.type === 'hidden' || value === defaultValue ? undefined : () => type(control, value);
}

/**
 * What a person enters into server-rendered controls before hydration is known to the native controls alone, and React's next
 * render overwrites it. Replays it as events, so that all listeners get it. Call it before that render: in a layout effect.
 */
export function replayEarlyInput(field: Element): void {
  for (const control of field.querySelectorAll<Control>('input, textarea')) {
    const replay = earlyInput(control);
    // React handles no events while it is still rendering.
    if (replay) queueMicrotask(replay);
  }
}
