import { useRef, type ReactNode, type RefObject } from 'react';
import { useLayoutEffect } from '../dom/useLayoutEffect.ts';
import * as styles from './Field.css.ts';
import { FieldMessage } from './FieldMessage.tsx';
import { hasMessage, type ErrorSource, type FieldIds } from './useField.ts';

interface LiveMessageProps {
  ids: FieldIds;
  description?: ReactNode;
  source: ErrorSource;
  /** The field element that contains the control. */
  field: RefObject<HTMLElement | null>;
}

/** Sets `aria-invalid` and the error attribute imperatively, on elements that React does not re-render for it. */
function mark(control: Element, isInvalid: boolean, described: readonly string[]): void {
  const set = (element: Element | null, name: string, value: string) => {
    if (value === '') element?.removeAttribute(name);
    else if (element?.getAttribute(name) !== value) element?.setAttribute(name, value);
  };
  set(control, 'aria-describedby', described.join(' '));
  set(control, 'aria-invalid', isInvalid ? 'true' : '');
  set(control.parentElement, 'data-invalid', isInvalid ? 'true' : '');
}

/**
 * The message of a field whose error lives outside React. It updates the DOM without a render, since a form can show a
 * thousand errors together.
 */
export function LiveMessage({ ids, description, source, field }: LiveMessageProps) {
  const ref = useRef<HTMLSpanElement>(null);
  const isShown = useRef(false);
  const errorId = `${ids.message}-error`;
  const isHinted = hasMessage({ description });
  // After each render, since the field can have overwritten the control's attributes.
  useLayoutEffect(() => {
    const show = () => {
      const message = source.read();
      if (!ref.current || (message === undefined && !isShown.current)) return;
      isShown.current = message !== undefined;
      ref.current.textContent = message ?? '';
      const control = field.current?.querySelector(`#${CSS.escape(ids.control)}`);
      if (!control) return;
      const others = (control.getAttribute('aria-describedby') ?? '').split(' ');
      const own = isShown.current ? [errorId] : isHinted ? [ids.message] : [];
      mark(control, isShown.current, [...own, ...others.filter((id) => !['', errorId, ids.message].includes(id))]);
    };
    show();
    return source.subscribe(show);
  });
  return (
    <>
      {isHinted && <FieldMessage id={ids.message} description={description} />}
      <span ref={ref} id={errorId} className={styles.liveError} />
    </>
  );
}
