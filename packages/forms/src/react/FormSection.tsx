'use client';

import { vars } from '@edge-console/ui/theme';
import { useRef, type CSSProperties, type ReactNode } from 'react';
import { sectionMark, skipOutOfView } from './containment.ts';
import { useLayoutEffect } from './useLayoutEffect.ts';

interface Looks {
  /** Layout of the fields. @default one column */
  className?: string;
  children: ReactNode;
}

/** Named by a heading in it, or by its own label. */
export type FormSectionProps = Looks & ({ 'aria-labelledby': string } | { 'aria-label': string });

const column: CSSProperties = { display: 'flex', flexDirection: 'column', gap: vars.space[5], minInlineSize: 0 };

/**
 * A named group of fields. Use sections in forms with hundreds of fields: a section out of view is skipped as a
 * whole.
 */
export function FormSection({ className, children, ...name }: FormSectionProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (ref.current) skipOutOfView(ref.current);
  }, []);
  return (
    <div
      ref={ref}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is named by a legend alone, and is one of the form's controls
      role="group"
      {...{ [sectionMark]: '' }}
      {...name}
      {...(className === undefined ? { style: column } : { className })}
    >
      {children}
    </div>
  );
}
