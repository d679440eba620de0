import { globalStyle, style } from '@vanilla-extract/css';
import { inComponents, media, typography, vars, visuallyHidden as hidden } from '../theme/index.ts';

export const visuallyHidden = style(inComponents(hidden));

export const nav = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    blockSize: '100%',
    minInlineSize: 0,
    paddingBlock: '8px 12px',
    selectors: { '&[data-place=drawer]': { paddingBlockEnd: vars.space[4] } },
  }),
);

const rail = `${nav}[data-place=rail] &`;
const drawer = `${nav}[data-place=drawer] &`;

export const brand = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    flex: 'none',
    blockSize: '44px',
    marginInline: '12px 8px',
    marginBlockEnd: vars.space[2],
    paddingInline: vars.space[2],
    borderRadius: vars.radius[3],
    color: vars.color.fg.strong,
    textDecoration: 'none',
    selectors: {
      [rail]: { marginInline: '12px', padding: 0, justifyContent: 'center' },
      [drawer]: { marginInline: '12px' },
    },
  }),
);

/** Fixed height, so that the loading image causes no layout shift. */
export const logo = style(inComponents({ display: 'flex', blockSize: '28px', minInlineSize: 0 }));
globalStyle(
  `${logo} > *`,
  inComponents({ blockSize: '100%', maxInlineSize: '100%', objectFit: 'contain', objectPosition: 'left center' }),
);

export const brandName = style(
  inComponents({
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    ...typography.titleSm,
    fontSize: '.9375rem',
    letterSpacing: '-.012em',
    selectors: { [rail]: hidden },
  }),
);

/** Fixed height, so that the menu does not move when the content loads. */
export const search = style(
  inComponents({
    flex: 'none',
    minBlockSize: '32px',
    marginInline: '12px 8px',
    marginBlockEnd: vars.space[3],
    selectors: { [rail]: { marginInline: '12px' }, [drawer]: { marginInline: '12px' } },
    '@media': { [media.coarsePointer]: { minBlockSize: '44px' } },
  }),
);

const listBase = {
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
  paddingInline: '12px 8px',
} as const;

/** Scrolls when the window is low; the padding keeps the marker at the window edge from being clipped. */
export const list = style(
  inComponents({
    ...listBase,
    flex: 1,
    minBlockSize: 0,
    paddingBlock: '4px',
    overflowY: 'auto',
    overflowX: 'hidden',
    scrollbarWidth: 'thin',
    selectors: { [rail]: { paddingInline: '12px' }, [drawer]: { paddingInline: '12px' } },
  }),
);

export const footer = style(
  inComponents({
    ...listBase,
    flex: 'none',
    paddingBlockStart: vars.space[3],
    selectors: { [rail]: { paddingInline: '12px' }, [drawer]: { paddingInline: '12px' } },
  }),
);

export const subList = style(
  inComponents({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: '2px',
    marginBlockStart: '2px',
    marginInlineStart: '17px',
    paddingInlineStart: '9px',
    selectors: {
      '&[hidden]': { display: 'none' },
      '&::before': {
        content: '""',
        position: 'absolute',
        insetBlock: '2px',
        insetInlineStart: 0,
        inlineSize: '1px',
        background: vars.color.border.default,
      },
    },
  }),
);

export const item = style(
  inComponents({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    inlineSize: '100%',
    blockSize: '32px',
    paddingInline: '10px',
    borderRadius: vars.radius[3],
    fontWeight: 500,
    color: vars.color.fg.muted,
    textDecoration: 'none',
    cursor: 'pointer',
    transition: `background ${vars.duration.hover}`,
    selectors: {
      [`${subList} &`]: { blockSize: '30px' },
      [rail]: { inlineSize: '40px', blockSize: '36px', padding: 0, justifyContent: 'center' },
      [drawer]: { blockSize: '44px', fontSize: '1rem' },
      [`${nav}[data-place=drawer] ${subList} &`]: { blockSize: '40px' },
      '&[aria-current], &[data-current]': {
        background: vars.color.bg.raised,
        color: vars.color.fg.strong,
        boxShadow: `0 0 0 1px ${vars.color.border.default}, ${vars.shadow.raised}`,
      },
      '&[aria-current]::before, &[data-current]::before': {
        content: '""',
        position: 'absolute',
        insetBlock: '8px',
        insetInlineStart: '-12px',
        inlineSize: '3px',
        borderStartEndRadius: vars.radius[1],
        borderEndEndRadius: vars.radius[1],
        background: vars.tone.primary.fg,
      },
      [`${subList} &[aria-current]::before`]: { insetInlineStart: '-38px' },
      [`${nav}[data-place=drawer] &[aria-current]::before`]: { insetBlock: '12px' },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover:not([aria-current])': { background: vars.color.bg.active, color: vars.color.fg.strong },
        },
      },
      [media.forcedColors]: {
        selectors: { '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
  }),
);

export const label = style(
  inComponents({
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    selectors: { [rail]: hidden },
  }),
);

export const chevron = style(
  inComponents({
    marginInlineStart: 'auto',
    opacity: 0.8,
    transition: `rotate ${vars.duration.enter} ${vars.ease.standard}`,
    selectors: {
      '&[data-turned]': { rotate: '-90deg' },
      '[dir=rtl] &[data-turned]': { rotate: '90deg' },
      [rail]: { display: 'none' },
    },
  }),
);

export const icon = style(
  inComponents({
    flex: 'none',
    selectors: { [`${item}:is([aria-current], [data-current]) > &`]: { color: vars.tone.primary.fg } },
  }),
);
