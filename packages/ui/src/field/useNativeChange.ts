import { type RefObject, useEffect, useRef } from 'react';

interface NativeChangeHandlers {
  /** The control's value is committed (native `change`): on blur, autofill or restore. */
  onCommit: (text: string) => void;
  /** The form around it was emptied by the browser's own reset. */
  onReset: () => void;
}

/**
 * For a control that reads its text when it is committed: listens to the native `change`, which React does not expose, and to `reset` of
 * the form around it, which changes what is shown without a word to React.
 */
export function useNativeChange(control: RefObject<HTMLInputElement | null>, handlers: NativeChangeHandlers): void {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    const input = control.current;
    const form = input?.form;
    const settle = () => input && latest.current.onCommit(input.value);
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
