import { inComponents, media, typography, vars } from '@edge-console/ui/theme';
import { createContainer, style } from '@vanilla-extract/css';

const card = createContainer();
const wide = `${card} (min-width: 620px)`;
const line = `1px solid ${vars.color.border.subtle}`;

export const head = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[3],
    minBlockSize: '48px',
    paddingBlock: vars.space[2],
    paddingInline: `${vars.space[4]} ${vars.space[3]}`,
  }),
);

export const compared = style(inComponents({ ...typography.bodySm, color: vars.color.fg.muted, minInlineSize: 0 }));

export const failed = style(inComponents({ padding: vars.space[4], borderBlockStart: line }));

/** After a failure, the card fills the space of the figures. */
export const room = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    containerName: card,
    containerType: 'inline-size',
  }),
);

export const figures = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    // Crops the dividers at the edges.
    overflow: 'hidden',
    borderBlock: line,
    '@container': { [wide]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' } },
  }),
);

export const figure = style(
  inComponents({
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    minBlockSize: '96px',
    padding: `${vars.space[3]} ${vars.space[2]} ${vars.space[3]} ${vars.space[4]}`,
    border: 0,
    marginBlockEnd: '-1px',
    marginInlineStart: '-1px',
    borderBlockEnd: line,
    borderInlineStart: line,
    background: 'none',
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&:last-child': { gridColumn: '1 / -1' },
      '&[aria-pressed=true]': { background: vars.color.bg.subtle },
      '&[aria-pressed=true]::after': {
        content: '',
        position: 'absolute',
        insetInline: 0,
        insetBlockEnd: 0,
        blockSize: '2px',
        background: vars.tone.primary.solid,
      },
      '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
    },
    '@container': {
      [wide]: { selectors: { '&:last-child': { gridColumn: 'auto' } } },
    },
    '@media': {
      [media.hover]: { ':hover': { background: vars.color.bg.hover } },
      [media.forcedColors]: { selectors: { '&[aria-pressed=true]::after': { background: 'Highlight' } } },
    },
  }),
);

export const label = style(
  inComponents({
    ...typography.bodySm,
    color: vars.color.fg.muted,
    selectors: { '[aria-pressed=true] &': { color: vars.color.fg.strong, fontWeight: 500 } },
  }),
);

export const value = style(
  inComponents({
    ...typography.h2,
    blockSize: '1lh',
    color: vars.color.fg.strong,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  }),
);

export const unit = style(
  inComponents({ ...typography.body, fontWeight: 500, marginInlineStart: '1px', color: vars.color.fg.muted }),
);

export const none = style(inComponents({ ...typography.bodyLg, color: vars.color.fg.muted }));

/** As in the chart that loads. */
export const chartTitle = style(
  inComponents({
    ...typography.title,
    display: 'flex',
    alignItems: 'center',
    minBlockSize: '52px',
    margin: 0,
    color: vars.color.fg.strong,
  }),
);

export const change = style(inComponents({ ...typography.caption, minBlockSize: '20px' }));

/** As high as the chart that loads. */
export const chart = style(
  inComponents({
    minBlockSize: '316px',
    paddingInline: vars.space[4],
    paddingBlockEnd: vars.space[4],
  }),
);
