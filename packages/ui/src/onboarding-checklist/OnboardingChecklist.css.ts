import { createContainer, createVar, globalStyle, style } from '@vanilla-extract/css';
import { inComponents, media, typography, vars, visuallyHidden } from '../theme/index.ts';

const box = createContainer();
const wide = `${box} (min-width: 560px)`;
const narrow = `${box} (max-width: 559.98px)`;

const surface = {
  borderRadius: vars.radius[4],
  background: vars.color.bg.raised,
  boxShadow: `0 0 0 1px ${vars.color.border.default}, ${vars.shadow.raised}`,
  minInlineSize: 0,
} as const;

export const root = style(
  inComponents({
    ...surface,
    containerName: box,
    containerType: 'inline-size',
    inlineSize: '100%',
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

export const header = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    columnGap: vars.space[2],
    minBlockSize: '52px',
    paddingBlock: vars.space[2],
    paddingInline: `${vars.space[4]} ${vars.space[2]}`,
    '@container': { [wide]: { paddingInline: `${vars.space[5]} ${vars.space[3]}` } },
  }),
);

export const title = style(
  inComponents({ ...typography.title, color: vars.color.fg.strong, flex: '1 1 auto', minInlineSize: 0 }),
);

/** Shrinks before the title, whose text a fraction of a pixel would wrap. */
export const bar = style(inComponents({ display: 'flex', gap: '3px', flex: '0 10000 112px', minInlineSize: '32px' }));

export const part = style(
  inComponents({
    flex: 1,
    minInlineSize: '2px',
    blockSize: '4px',
    borderRadius: vars.radius.full,
    background: vars.color.bg.active,
    transition: `background-color ${vars.duration.enter}`,
    selectors: { '&[data-done]': { background: vars.tone.success.solid } },
    '@media': {
      [media.reducedMotion]: { transition: 'none' },
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        background: 'GrayText',
        selectors: { '&[data-done]': { background: 'Highlight' } },
      },
    },
  }),
);

export const count = style(
  inComponents({
    ...typography.bodySm,
    color: vars.color.fg.muted,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  }),
);

export const controls = style(inComponents({ display: 'flex', gap: '2px' }));

const rotation = createVar();
const duration = createVar();

/** The icon rotates when collapsed. */
export const toggle = style(
  inComponents({
    display: 'flex',
    vars: { [rotation]: 'none', [duration]: vars.duration.hover },
    selectors: { '&[data-open]': { vars: { [rotation]: '180deg' } } },
    '@media': { [media.reducedMotion]: { vars: { [duration]: '0s' } } },
  }),
);
globalStyle(`${toggle} svg`, inComponents({ rotate: rotation, transition: `rotate ${duration}` }));

export const list = style(
  inComponents({
    display: 'grid',
    selectors: { '&[hidden]': { display: 'none' } },
    borderEndStartRadius: vars.radius[4],
    borderEndEndRadius: vars.radius[4],
    overflow: 'clip',
  }),
);

export const row = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: vars.space[3],
    rowGap: vars.space[2],
    paddingBlock: vars.space[3],
    paddingInline: vars.space[4],
    borderBlockStart: `1px solid ${vars.color.border.subtle}`,
    selectors: {
      '&[data-state=next]': {
        background: `color-mix(in oklab, ${vars.tone.primary.bg} 45%, ${vars.color.bg.raised})`,
        paddingBlock: vars.space[4],
      },
      '&[data-state=done]': { paddingBlock: vars.space[2], gridTemplateColumns: '24px minmax(0, 1fr) auto' },
    },
    '@container': {
      [wide]: { gridTemplateColumns: '24px minmax(0, 1fr) auto', paddingInline: vars.space[5] },
    },
  }),
);

const ring = (color: string) => `inset 0 0 0 1px ${color}`;

export const mark = style(
  inComponents({
    ...typography.label,
    alignSelf: 'start',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '24px',
    blockSize: '24px',
    borderRadius: vars.radius.full,
    color: vars.color.fg.muted,
    boxShadow: ring(vars.color.border.control),
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '&[data-state=done]': {
        alignSelf: 'center',
        background: vars.tone.success.bg,
        color: vars.tone.success.fg,
        boxShadow: 'none',
      },
      '&[data-state=next]': {
        color: vars.tone.primary.fg,
        boxShadow: `inset 0 0 0 1.5px ${vars.tone.primary.fg}`,
      },
    },
    '@container': { [wide]: { alignSelf: 'center' } },
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

export const content = style(
  inComponents({
    display: 'grid',
    gap: '2px',
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    '@container': {
      [wide]: {
        selectors: {
          // A completed item takes one line.
          [`${row}[data-state=done] &`]: {
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'baseline',
            columnGap: vars.space[3],
          },
        },
      },
    },
  }),
);

export const itemTitle = style(
  inComponents({
    ...typography.body,
    fontWeight: 500,
    color: vars.color.fg.strong,
    textWrap: 'pretty',
    selectors: { [`${row}[data-state=done] &`]: { fontWeight: 400, color: vars.color.fg.muted } },
  }),
);

export const text = style(
  inComponents({
    ...typography.bodySm,
    color: vars.color.fg.muted,
    textWrap: 'pretty',
    maxInlineSize: '68ch',
    // The result is hidden when there is not enough space.
    selectors: { [`${row}[data-state=done] &`]: { display: 'none' } },
    '@container': { [wide]: { selectors: { [`${row}[data-state=done] &`]: { display: 'inline' } } } },
  }),
);

export const actions = style(
  inComponents({
    gridColumn: '2',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-start',
    gap: vars.space[2],
    selectors: {
      '&:empty': { display: 'none' },
      [`${row}[data-state=done] &`]: {
        gridColumn: 'auto',
        flexDirection: 'column-reverse',
        alignItems: 'flex-end',
        gap: 0,
      },
      // Aligns the borderless button's label with the row's text.
      [`${row}[data-state=open] &`]: { marginInlineStart: '-10px' },
    },
    '@container': {
      [wide]: {
        gridColumn: 'auto',
        justifyContent: 'flex-end',
        selectors: {
          [`${row}[data-state=open] &`]: { marginInlineStart: 0 },
          [`${row}[data-state=done] &`]: { flexDirection: 'row', alignItems: 'center', gap: vars.space[2] },
        },
      },
    },
  }),
);

// Aligns the button's label, not its padding, with the date.
globalStyle(
  `${row}[data-state=done] ${actions} > button`,
  inComponents({ '@container': { [narrow]: { marginInlineEnd: '-10px' } } }),
);

export const onward = style(inComponents({ selectors: { '[dir=rtl] &': { scale: '-1 1' } } }));

export const doneAt = style(
  inComponents({ ...typography.caption, color: vars.color.fg.subtle, fontVariantNumeric: 'tabular-nums' }),
);

export const dismissed = style(
  inComponents({
    ...surface,
    boxShadow: `0 0 0 1px ${vars.color.border.default}`,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[3],
    paddingBlock: vars.space[2],
    paddingInline: vars.space[4],
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

export const dismissedText = style(inComponents({ flex: '1 1 200px', color: vars.color.fg.muted }));

export const spoken = style(inComponents(visuallyHidden));
