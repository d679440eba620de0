import { type RefObject, useEffect, useRef } from 'react';

interface Settled {
  /** What stands in the control is whole: the browser says so as it is left, filled in or restored. */
  onSettle: (text: string) => void;
  /** The form around it was emptied by the browser's own reset. */
  onReset: () => void;
}

/**
 * For a control that takes its text when it is whole: hears the native `change`, which React does not hand on, and a reset of
 * the form around it, which changes what is shown without a word to React.
 */
export function useSettled(control: RefObject<HTMLInputElement | null>, handlers: Settled): void {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    const input = control.current;
    const form = input?.form;
    const settle = () => input && latest.current.onSettle(input.value);
    const reset = (event: Event) => {
      if (!event.defaultPrevented) latest.current.onReset();
    };
    input?.addEventListener('change', settle);
    form?.addEventListener('reset', reset);
    return () => {
      input?.removeEventListener('change', settle);
      form?.removeEventListener('reset', reset);
    };
  }, [control]);
}
