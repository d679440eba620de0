'use client';

import { flushSync } from 'react-dom';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** Sets the text of a control behind the back of React, which reports only texts that it has not set itself. */
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
  // Some take a value only when they are left, which has happened already.
  if (control !== document.activeElement) control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

const choose = (control: Control) => control.dispatchEvent(new Event('change', { bubbles: true }));

/** What was done to a control before its code had arrived, to be done again. */
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
 * What a person has typed, chosen or pressed in a page from a server before its code had arrived stands in the native
 * controls alone; React tells nobody, and overwrites it when it renders next. It is done once more, so that everybody hears
 * of it. To be called before that: in a layout effect.
 */
export function replayEarlyInput(field: Element): void {
  for (const control of field.querySelectorAll<Control>('input, textarea')) {
    const replay = earlyInput(control);
    // React hears nothing while it is still at work.
    if (replay) queueMicrotask(replay);
  }
}
