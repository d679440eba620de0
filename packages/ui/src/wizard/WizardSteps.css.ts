import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { inComponents, media, typography, vars, visuallyHidden } from '../theme/index.ts';
import { wide } from './Wizard.css.ts';

export const steps = recipe({
  base: inComponents({ minInlineSize: 0, borderBlockEnd: `1px solid ${vars.color.border.subtle}` }),
  variants: {
    orientation: {
      vertical: inComponents({
        '@container': {
          [wide]: {
            flex: 'none',
            inlineSize: '248px',
            borderBlockEnd: 0,
            borderInlineEnd: `1px solid ${vars.color.border.subtle}`,
            paddingBlock: vars.space[4],
            paddingInline: vars.space[3],
          },
        },
      }),
      horizontal: inComponents({
        '@container': { [wide]: { paddingBlock: vars.space[3], paddingInline: vars.space[4] } },
      }),
    },
  },
});

/** The single line for narrow containers. */
export const summary = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: vars.space[3],
    rowGap: vars.space[3],
    inlineSize: '100%',
    padding: vars.space[4],
    textAlign: 'start',
    borderRadius: `${vars.radius[4]} ${vars.radius[4]} 0 0`,
    '@container': { [wide]: { display: 'none' } },
    selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
    '@media': { [media.hover]: { selectors: { '&:hover': { background: vars.color.bg.hover } } } },
  }),
);

export const summaryText = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: vars.space[2],
    minInlineSize: 0,
  }),
);

export const summaryPosition = style(
  inComponents({ ...typography.titleSm, color: vars.color.fg.strong, fontVariantNumeric: 'tabular-nums' }),
);

export const summaryNext = style(
  inComponents({ ...typography.bodySm, color: vars.color.fg.muted, overflowWrap: 'anywhere' }),
);

export const chevron = style(
  inComponents({
    color: vars.color.fg.muted,
    transition: `rotate ${vars.duration.hover}`,
    selectors: { '[aria-expanded=true] > &': { rotate: '180deg' } },
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  }),
);

export const bar = style(inComponents({ gridColumn: '1 / -1', display: 'flex', gap: '3px' }));

export const part = style(
  inComponents({
    flex: 1,
    blockSize: '4px',
    borderRadius: vars.radius.full,
    background: vars.color.bg.active,
    selectors: { '&[data-reached]': { background: vars.tone.primary.solid } },
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        background: 'GrayText',
        selectors: { '&[data-reached]': { background: 'Highlight' } },
      },
    },
  }),
);

export const list = recipe({
  base: inComponents({
    display: 'none',
    flexDirection: 'column',
    gap: '2px',
    paddingInline: vars.space[2],
    paddingBlockEnd: vars.space[3],
    selectors: { '[data-open] > &': { display: 'flex' } },
    '@container': { [wide]: { display: 'flex', padding: 0 } },
  }),
  variants: {
    orientation: {
      vertical: inComponents({ '@container': { [wide]: { gap: vars.space[2] } } }),
      horizontal: inComponents({
        '@container': { [wide]: { flexDirection: 'row', flexWrap: 'wrap', gap: `${vars.space[1]} 0` } },
      }),
    },
  },
});

const line = vars.color.border.default;

export const item = recipe({
  base: inComponents({ position: 'relative', minInlineSize: 0 }),
  variants: {
    orientation: {
      vertical: inComponents({
        '@container': {
          [wide]: {
            selectors: {
              // The line from this step's marker to the next.
              '&:not(:last-child)::after': {
                content: '',
                position: 'absolute',
                insetInlineStart: '19px',
                insetBlockStart: '36px',
                insetBlockEnd: '-12px',
                inlineSize: '1px',
                background: line,
              },
            },
          },
        },
      }),
      horizontal: inComponents({
        '@container': {
          [wide]: {
            display: 'flex',
            alignItems: 'center',
            selectors: {
              '&:not(:last-child)::after': {
                content: '',
                inlineSize: '32px',
                blockSize: '1px',
                marginInline: vars.space[1],
                background: line,
              },
            },
          },
        },
      }),
    },
  },
});

export const name = style(
  inComponents({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[3],
    inlineSize: '100%',
    padding: '6px 8px',
    borderRadius: vars.radius[3],
    textAlign: 'start',
    color: vars.color.fg.muted,
    selectors: {
      '[aria-current=step] > &': { color: vars.color.fg.strong },
      '[data-state=locked] > &': { color: vars.color.fg.subtle },
    },
    '@media': {
      [media.hover]: {
        selectors: { 'button&:hover': { background: vars.color.bg.hover, color: vars.color.fg.strong } },
      },
      [media.coarsePointer]: { minBlockSize: '44px' },
      [media.forcedColors]: { selectors: { '[data-state=locked] > &': { color: 'GrayText' } } },
    },
  }),
);

const ring = (color: string) => `inset 0 0 0 1px ${color}`;

export const mark = style(
  inComponents({
    ...typography.label,
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '24px',
    blockSize: '24px',
    borderRadius: vars.radius.full,
    fontVariantNumeric: 'tabular-nums',
    boxShadow: ring(vars.color.border.control),
    selectors: {
      '&[data-state=locked]': { boxShadow: ring(vars.color.border.default) },
      '&[data-state=done]': { background: vars.tone.success.bg, color: vars.tone.success.fg, boxShadow: 'none' },
      '&[data-state=skipped]': { background: vars.color.bg.inset, boxShadow: 'none' },
      '&[data-state=error]': { background: vars.tone.danger.bg, color: vars.tone.danger.fg, boxShadow: 'none' },
      '&[data-state=current]': {
        background: vars.tone.primary.solid,
        color: vars.tone.primary.onSolid,
        boxShadow: 'none',
      },
      '&[data-state=pending]': { boxShadow: 'none', color: vars.tone.primary.fg },
    },
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        border: '1px solid CanvasText',
        selectors: { '&[data-state=current]': { background: 'Highlight', color: 'HighlightText' } },
      },
    },
  }),
);

export const text = style(inComponents({ display: 'grid', minInlineSize: 0, paddingBlock: '2px' }));

export const title = style(
  inComponents({
    ...typography.body,
    overflowWrap: 'anywhere',
    selectors: { '[aria-current=step] &': { fontWeight: 500 }, '[data-state=error] &': { color: vars.tone.danger.fg } },
  }),
);

export const note = style(inComponents({ ...typography.caption, color: vars.color.fg.subtle }));

export const spoken = style(inComponents(visuallyHidden));
