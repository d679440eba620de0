import type { CSSProperties } from 'react';

/** A change inside one field lays out that field and not the whole form. Paint is left uncontained: it would clip rings. */
export const contained: CSSProperties = { contain: 'layout style', minInlineSize: 0 };

const skipped = { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 64px', overflowClipMargin: '8px' };

/**
 * Controls from which on skipping pays. Chromium's autofill reads forms of up to 200 fields, and has each that is skipped laid
 * out by itself for that; buttons, which are controls too, do not count there (`kMaxExtractableFields` in
 * https://chromium.googlesource.com/chromium/src/+/main/components/autofill/core/common/autofill_constants.h).
 */
const enough = 250;

/** In a long form a field out of view costs neither layout nor paint. Keyboards, readers, search, links and print have it. */
export function skipOutOfView(field: HTMLElement): void {
  const isLong = (field.closest('form')?.elements.length ?? 0) > enough;
  // Only where a margin keeps rings whole: paint is contained with it.
  if (isLong && CSS.supports('overflow-clip-margin', skipped.overflowClipMargin)) Object.assign(field.style, skipped);
}
