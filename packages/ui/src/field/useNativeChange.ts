import { type RefObject, useEffect, useRef } from 'react';

interface NativeChangeHandlers {
  /** The control's value is committed (native `change`): on blur, autofill or restore. */
  onCommit: (text: string) => void;
  /** Called when the form around it is reset natively. */
  onReset: () => void;
}

/**
 * For a control that reads its text on commit: listens to the native `change` event, which React does not expose, and
 * to the
 * form's `reset`, which changes the text without notifying React.
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
