'use client';

import { flushSync } from 'react-dom';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** Bypasses React's own setter: React reports only values that it has not set itself. */
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
  // Some controls report on blur, which has already happened.
  if (control !== document.activeElement) control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

const choose = (control: Control) => control.dispatchEvent(new Event('change', { bubbles: true }));

/** Input into a control before hydration, to be replayed. */
function inputBeforeHydration(control: Control): (() => void) | undefined {
  if (control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')) {
    const isPressed = control.checked !== control.defaultChecked && (control.checked || control.type === 'checkbox');
    return isPressed ? () => press(control) : undefined;
  }
  if (control.type === 'file') return control.value === '' ? undefined : () => choose(control);
  const { value, defaultValue } = control;
  return control.type === 'hidden' || value === defaultValue ? undefined : () => type(control, value);
}

/**
 * Before hydration, only the native controls know what the user entered, and React's next render overwrites it.
 * Replays it as events for all listeners. Call it before that render, in a layout effect.
 */
export function hydrateInput(field: Element): void {
  for (const control of field.querySelectorAll<Control>('input, textarea')) {
    const replay = inputBeforeHydration(control);
    // React handles no events while rendering.
    if (replay) queueMicrotask(replay);
  }
}

const textControls = 'input:not([type=checkbox], [type=radio], [type=file], [type=hidden]), textarea';

/**
 * Reports values that controls show but no event announced: text written by a password manager, or typed into a
 * control that reports on blur. React ignores an `input` event unless the text differs from the one it last wrote,
 * which it stores in the attribute; `change` marks the text as complete.
 */
export function flushPendingInput(field: Element): void {
  for (const control of field.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(textControls)) {
    const isUnreported = control.value !== control.defaultValue;
    if (isUnreported) control.dispatchEvent(new Event('input', { bubbles: true }));
    if (isUnreported || control === document.activeElement)
      control.dispatchEvent(new Event('change', { bubbles: true }));
  }
}
