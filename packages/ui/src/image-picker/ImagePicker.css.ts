import { style } from '@vanilla-extract/css';
import { inComponents, media, typography, vars, visuallyHidden } from '../theme/index.ts';
import { checkerboard } from './checkerboard.ts';

export const hidden = style(inComponents(visuallyHidden));

/** A minimum height, so that the dialog does not change size between tabs. */
export const content = style(inComponents({ minBlockSize: '300px', selectors: { '&[hidden]': { display: 'none' } } }));

export const footer = style(
  inComponents({ flex: 1, minInlineSize: 0, display: 'flex', flexDirection: 'column', gap: vars.space[4] }),
);

export const actions = style(
  inComponents({
    flex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: vars.space[2],
  }),
);

/** At the start of the line, or above the buttons if the space is limited. */
export const details = style(
  inComponents({
    ...typography.bodySm,
    flex: '1 1 160px',
    minInlineSize: 0,
    margin: 0,
    color: vars.color.fg.muted,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
    '@media': { [media.belowSm]: { flexBasis: '100%' } },
  }),
);

export const alt = style(inComponents({ display: 'flex', alignItems: 'flex-start', gap: vars.space[4] }));

export const altFields = style(
  inComponents({ flex: 1, minInlineSize: 0, display: 'flex', flexDirection: 'column', gap: vars.space[3] }),
);

export const chosen = style(
  inComponents({
    ...checkerboard,
    flex: 'none',
    inlineSize: '96px',
    aspectRatio: '4 / 3',
    objectFit: 'contain',
    borderRadius: vars.radius[3],
    boxShadow: `inset 0 0 0 1px ${vars.color.border.subtle}`,
    '@media': { [media.belowSm]: { inlineSize: '64px' } },
  }),
);
