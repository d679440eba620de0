import type { CSSProperties } from 'react';

/** A change inside one field lays out only that field. Paint is not contained, because it would clip focus rings. */
export const contained: CSSProperties = { contain: 'layout style', minInlineSize: 0 };

/** Height in px of a field without a hint, including the gap: an estimate until it is laid out. */
const usualHeight = 84;

/**
 * Number of controls from which skipping is faster. Chromium's autofill reads forms of up to 200 fields, which forces
 * a layout of each skipped field; buttons are controls too but do not count there (`kMaxExtractableFields` in
 * https://chromium.googlesource.com/chromium/src/+/main/components/autofill/core/common/autofill_constants.h).
 */
const enough = 250;

/** Marks a FormSection: it is skipped as a whole, without checking its fields. */
export const sectionMark = 'data-form-section';

const around = `form, [${sectionMark}]`;

/**
 * In a long form, sections out of view, and fields outside sections, cost neither layout nor paint. Keyboard, screen
 * readers, find in page, links and print still reach them.
 */
export function skipOutOfView(part: HTMLElement): void {
  const outer = part.parentElement?.closest(around);
  const form = outer instanceof HTMLFormElement && outer;
  if (!form || form.elements.length <= enough) return;
  // Requires a clip margin for focus rings, because skipping contains paint.
  if (!CSS.supports('overflow-clip-margin', '8px')) return;
  const fields = part.querySelectorAll('[data-field]').length || 1;
  Object.assign(part.style, {
    contentVisibility: 'auto',
    containIntrinsicBlockSize: `auto ${fields * usualHeight}px`,
    overflowClipMargin: '8px',
  });
}
