import type { CSSProperties } from 'react';

/** A change inside one field lays out that field and not the whole form. Paint is left uncontained: it would clip rings. */
export const contained: CSSProperties = { contain: 'layout style', minInlineSize: 0 };

/** Pixels that a field without a hint is high, with the gap below it: the guess where it was not laid out yet. */
const usualHeight = 84;

/**
 * Controls from which on skipping pays. Chromium's autofill reads forms of up to 200 fields, and has each that is skipped laid
 * out by itself for that; buttons, which are controls too, do not count there (`kMaxExtractableFields` in
 * https://chromium.googlesource.com/chromium/src/+/main/components/autofill/core/common/autofill_constants.h).
 */
const enough = 250;

/** Of a FormSection: it is skipped as one, and the fields in it are not asked. */
export const sectionMark = 'data-form-section';

const around = `form, [${sectionMark}]`;

/**
 * In a long form a section out of view, or a field outside of sections, costs neither layout nor paint. Keyboards, readers,
 * search, links and print have it.
 */
export function skipOutOfView(part: HTMLElement): void {
  const outer = part.parentElement?.closest(around);
  const form = outer instanceof HTMLFormElement && outer;
  if (!form || form.elements.length <= enough) return;
  // Only where a margin keeps rings whole: paint is contained with it.
  if (!CSS.supports('overflow-clip-margin', '8px')) return;
  const fields = part.querySelectorAll('[data-field]').length || 1;
  Object.assign(part.style, {
    contentVisibility: 'auto',
    containIntrinsicBlockSize: `auto ${fields * usualHeight}px`,
    overflowClipMargin: '8px',
  });
}
