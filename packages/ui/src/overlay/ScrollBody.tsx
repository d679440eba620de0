import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { scrollBody } from './overlay.css.ts';

const focusable = 'a[href], button, input, select, textarea, [tabindex]';

interface ScrollBodyProps {
  id?: string;
  /** Spacing and layout of the scrolling content. */
  className: string;
  bodyRef?: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}

/** At which edges there is more to scroll. */
function moreIn(body: HTMLElement) {
  return {
    above: body.scrollTop > 0,
    below: body.scrollTop + body.clientHeight < body.scrollHeight - 1,
    isTabStop: body.scrollHeight > body.clientHeight && body.querySelector(focusable) === null,
  };
}

const noOverflow = { above: false, below: false, isTabStop: false };

/**
 * A region that scrolls when needed. Its edges then fade, and it becomes focusable, so the keyboard can scroll it
 * even if it has no focusable content.
 */
export function ScrollBody({ id, className, bodyRef, children }: ScrollBodyProps) {
  const ownRef = useRef<HTMLDivElement>(null);
  const body = bodyRef ?? ownRef;
  const content = useRef<HTMLDivElement>(null);
  const [more, setMore] = useState(noOverflow);
  const measure = () => {
    if (!body.current) return;
    const next = moreIn(body.current);
    // Returns the same object when nothing changed, to avoid a render per scroll frame.
    setMore((before) =>
      before.above === next.above && before.below === next.below && before.isTabStop === next.isTabStop ? before : next,
    );
  };
  useEffect(() => {
    measure();
    // The content can grow inside a fixed-size body, and the body can shrink around fixed-size content.
    const observer = new ResizeObserver(measure);
    for (const element of [body.current, content.current]) if (element) observer.observe(element);
    return () => observer.disconnect();
    // oxlint-disable-next-line react/exhaustive-deps -- `measure` reads the refs alone
  }, [body]);
  return (
    <div
      ref={body}
      className={scrollBody}
      onScroll={measure}
      data-more-above={more.above || undefined}
      data-more-below={more.below || undefined}
      {...(id === undefined ? {} : { id })}
      {...(more.isTabStop ? { tabIndex: 0 } : {})}
    >
      <div ref={content} className={className}>
        {children}
      </div>
    </div>
  );
}
