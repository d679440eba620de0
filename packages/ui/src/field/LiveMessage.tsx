import { useRef, useSyncExternalStore, type ReactNode, type RefObject } from 'react';
import { useLayoutEffect } from '../element/useLayoutEffect.ts';
import { FieldMessage } from './FieldMessage.tsx';
import { hasMessage, type ErrorSource, type FieldIds } from './useField.ts';

interface LiveMessageProps {
  ids: FieldIds;
  description?: ReactNode;
  source: ErrorSource;
  /** The field around it, in which the control is. */
  field: RefObject<HTMLElement | null>;
}

/** Says to assistive technology and to the style sheet what the message says, on elements that React does not render for it. */
function mark(control: Element, ids: FieldIds, isInvalid: boolean, isDescribed: boolean): void {
  const set = (element: Element | null, name: string, value: string) => {
    if (value === '') element?.removeAttribute(name);
    else if (element?.getAttribute(name) !== value) element?.setAttribute(name, value);
  };
  const others = (control.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id !== ids.message);
  set(control, 'aria-describedby', [...(isDescribed ? [ids.message] : []), ...others].join(' ').trim());
  set(control, 'aria-invalid', isInvalid ? 'true' : '');
  set(control.parentElement, 'data-invalid', isInvalid ? 'true' : '');
}

/** The message of a field whose error lives outside React: when it comes or goes, this alone renders. */
export function LiveMessage({ ids, description, source, field }: LiveMessageProps) {
  const errorMessage = useSyncExternalStore(source.subscribe, source.read, source.read);
  const isMarked = useRef(false);
  // After each render, as the field around it may have written these attributes without knowing of the error.
  useLayoutEffect(() => {
    if (errorMessage === undefined && !isMarked.current) return;
    isMarked.current = errorMessage !== undefined;
    const control = field.current?.querySelector(`#${CSS.escape(ids.control)}`);
    if (control) mark(control, ids, errorMessage !== undefined, hasMessage({ description, errorMessage }));
  });
  // Called, not rendered: a component less for each field that turns red.
  return FieldMessage({ id: ids.message, description, errorMessage });
}
