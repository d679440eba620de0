import { globalStyle, style } from '@vanilla-extract/css';
import { inComponents, media, typography, vars, visuallyHidden } from '../theme/index.ts';
import { components } from '../theme/layers.css.ts';

/** The container's width, because the matrix can be in a drawer or next to other columns. */
const narrow = '(max-width: 619.98px)';

export const hidden = style(inComponents(visuallyHidden));

export const root = style(
  inComponents({
    containerType: 'inline-size',
    position: 'relative',
    minInlineSize: 0,
    background: vars.color.bg.raised,
    border: `1px solid ${vars.color.border.default}`,
    borderRadius: vars.radius[4],
    // Clips changed rows to the rounded corners.
    overflow: 'clip',
    selectors: { '&[data-invalid]': { borderColor: vars.tone.danger.solid } },
  }),
);

export const tools = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    paddingInline: vars.space[2],
    minBlockSize: '48px',
    borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  }),
);
globalStyle(`${tools} > :first-child`, { '@layer': { [components]: { flex: 1, minInlineSize: 0 } } });

export const found = style(
  inComponents({ ...typography.caption, flex: 'none', paddingInlineEnd: vars.space[2], color: vars.color.fg.muted }),
);

export const area = style(
  inComponents({ selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border.default}` } } }),
);

export const header = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[2],
    minBlockSize: '44px',
    paddingBlock: '6px',
    paddingInline: vars.space[4],
    background: vars.color.bg.subtle,
    borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
    '@container': { [narrow]: { paddingBlock: `${vars.space[3]} ${vars.space[1]}` } },
  }),
);

export const icon = style(inComponents({ flex: 'none', display: 'flex', color: vars.color.fg.muted }));

export const areaName = style(inComponents({ ...typography.titleSm, margin: 0, color: vars.color.fg.strong }));

/** Aligns its three buttons with the level columns below. */
export const setAll = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    marginInlineStart: 'auto',
    gap: vars.space[1],
    '@container': { [narrow]: { inlineSize: '100%', marginInlineStart: 0 } },
  }),
);
globalStyle(`${setAll} > button`, {
  '@layer': {
    [components]: {
      inlineSize: '76px',
      paddingInline: 0,
      color: vars.color.fg.muted,
      '@container': { [narrow]: { flex: '1 1 0', inlineSize: 'auto' } },
    },
  },
});

export const setAllText = style(
  inComponents({ ...typography.caption, color: vars.color.fg.muted, marginInlineEnd: vars.space[1] }),
);

export const row = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 132px 244px',
    alignItems: 'center',
    gap: vars.space[3],
    paddingBlock: vars.space[2],
    paddingInline: vars.space[4],
    minBlockSize: '52px',
    selectors: {
      '& + &': { borderBlockStart: `1px solid ${vars.color.border.subtle}` },
      '&[data-changed]': {
        // Distinguishes the badge with the saved level from the row.
        background: `color-mix(in srgb, ${vars.color.bg.selected} 40%, transparent)`,
        boxShadow: `inset 2px 0 0 ${vars.tone.primary.edge}`,
      },
      '[dir=rtl] &[data-changed]': { boxShadow: `inset -2px 0 0 ${vars.tone.primary.edge}` },
    },
    '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: vars.space[3] } },
  }),
);

export const text = style(inComponents({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }));

export const name = style(
  inComponents({
    ...typography.body,
    fontWeight: 500,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[2],
    color: vars.color.fg.strong,
  }),
);

export const was = style(inComponents({ display: 'flex' }));

export const description = style(inComponents({ ...typography.caption, color: vars.color.fg.muted }));

export const reason = style(
  inComponents({
    ...typography.caption,
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[1],
    marginBlockStart: '2px',
    color: vars.color.fg.muted,
  }),
);
export const lock = style(inComponents({ flex: 'none', marginBlockStart: '2px' }));

export const id = style(
  inComponents({
    ...typography.code,
    fontSize: '.75rem',
    color: vars.color.fg.muted,
    overflowWrap: 'anywhere',
    '@container': { [narrow]: { display: 'none' } },
  }),
);

export const control = style(inComponents({ inlineSize: '100%' }));

/** Highlights the highest level. */
globalStyle(`${control} label:has(> input[value=manage]:checked:enabled)`, {
  '@layer': {
    [components]: { color: vars.color.fg.link, '@media': { [media.forcedColors]: { color: 'HighlightText' } } },
  },
});
globalStyle(`${control} > label`, {
  '@layer': {
    [components]: { gap: '4px', paddingInline: '4px', '@media': { [media.coarsePointer]: { blockSize: '36px' } } },
  },
});

export const level = style(
  inComponents({
    ...typography.bodySm,
    fontWeight: 500,
    justifySelf: 'end',
    color: vars.color.fg.strong,
    selectors: {
      '&[data-level=none]': { fontWeight: 400, color: vars.color.fg.subtle },
      '&[data-level=manage]': { color: vars.color.fg.link },
    },
    '@container': { [narrow]: { justifySelf: 'start' } },
  }),
);

export const empty = style(
  inComponents({
    ...typography.bodySm,
    margin: 0,
    padding: `${vars.space[8]} ${vars.space[4]}`,
    textAlign: 'center',
    color: vars.color.fg.muted,
    overflowWrap: 'anywhere',
  }),
);
