import { style } from '@vanilla-extract/css';
import { inComponents, media, typography, vars } from '../theme/index.ts';

export const header = style(
  inComponents({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[4],
    flex: 'none',
    '@media': { [media.belowSm]: { alignItems: 'center', flexWrap: 'wrap', gap: vars.space[3] } },
  }),
);

/** Never narrower than text that cannot wrap, such as a status: the actions wrap instead. */
export const text = style(inComponents({ flex: '1 1 auto', minInlineSize: 'min-content', maxInlineSize: '100%' }));

/** Title, count and status are one text, so they follow the last word of a wrapped title. */
export const titleRow = style(inComponents({ ...typography.h2, textWrap: 'balance', overflowWrap: 'anywhere' }));

export const title = style(
  inComponents({
    ...typography.h2,
    display: 'inline',
    paddingInlineEnd: vars.space[1],
    color: vars.color.fg.strong,
    // Focused from code after a route change so that it is announced; it is not a control.
    outline: 'none',
  }),
);

export const count = style(
  inComponents({
    ...typography.bodyLg,
    paddingInlineEnd: vars.space[1],
    color: vars.color.fg.subtle,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const description = style(
  inComponents({
    marginBlockStart: '2px',
    color: vars.color.fg.muted,
    textWrap: 'pretty',
    overflowWrap: 'anywhere',
  }),
);

export const actions = style(
  inComponents({
    display: 'flex',
    gap: vars.space[2],
    marginInlineStart: 'auto',
    '@media': { [media.belowSm]: { marginInlineStart: 0, flexWrap: 'wrap' } },
  }),
);

export const image = style(inComponents({ flex: 'none', display: 'flex', alignSelf: 'center' }));

/** Vertically centered on the title's line, whatever its height. */
export const status = style(inComponents({ ...typography.body, display: 'inline-flex', verticalAlign: 'middle' }));
