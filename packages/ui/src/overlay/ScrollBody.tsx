import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';

const focusable = 'a[href], button, input, select, textarea, [tabindex]';

interface ScrollBodyProps {
  id?: string;
  className: string;
  ref?: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}

/** A part that scrolls when it must; the keyboard can reach it then, also when nothing in it takes the focus. */
export function ScrollBody({ id, className, ref, children }: ScrollBodyProps) {
  const ownRef = useRef<HTMLDivElement>(null);
  const bodyRef = ref ?? ownRef;
  const [isTabStop, setIsTabStop] = useState(false);
  useEffect(() => {
    const body = bodyRef.current;
    if (!body) return;
    const observer = new ResizeObserver(() => {
      setIsTabStop(body.scrollHeight > body.clientHeight && body.querySelector(focusable) === null);
    });
    observer.observe(body);
    return () => observer.disconnect();
  }, [bodyRef]);
  return (
    <div
      ref={bodyRef}
      className={className}
      {...(id === undefined ? {} : { id })}
      {...(isTabStop ? { tabIndex: 0 } : {})}
    >
      {children}
    </div>
  );
}
