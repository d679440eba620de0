import { inComponents, media, typography, vars } from '@edge-console/ui/theme';
import { style } from '@vanilla-extract/css';

export const grid = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    alignItems: 'start',
    gap: vars.space[6],
    '@media': { [media.belowMenu]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
/** In one column, the preview follows the color. */
export const column = style(
  inComponents({ display: 'grid', gap: vars.space[6], '@media': { [media.belowMenu]: { display: 'contents' } } }),
);
export const rest = style(
  inComponents({ display: 'grid', gap: vars.space[6], '@media': { [media.belowMenu]: { order: 1 } } }),
);
export const editor = style(inComponents({ display: 'grid', gap: vars.space[6] }));
export const note = style(inComponents({ ...typography.caption, color: vars.color.fg.muted }));

export const slots = style(inComponents({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' }));
export const slot = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    padding: '14px 12px 14px 16px',
    borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
    selectors: { '&:last-child': { borderBlockEnd: 0 } },
    '@media': { [media.belowSm]: { flexWrap: 'wrap', gap: vars.space[3] } },
  }),
);
const thumbBase = {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '128px',
  blockSize: '64px',
  padding: '10px',
  borderRadius: vars.radius[3],
  '@media': { [media.belowSm]: { inlineSize: '88px' } },
} as const;
/** Placeholder for a missing image. */
export const noThumb = style(
  inComponents({
    ...thumbBase,
    border: `1px dashed ${vars.color.border.default}`,
    background: vars.color.bg.surface,
    color: vars.color.fg.muted,
  }),
);
export const thumb = style(
  inComponents({
    ...thumbBase,
    border: `1px solid ${vars.color.border.default}`,
    // Shows the image's edges, in the surrounding color mode.
    backgroundColor: vars.color.bg.surface,
    backgroundImage: `conic-gradient(${vars.color.bg.inset} 25%, transparent 0 50%, ${vars.color.bg.inset} 0 75%, transparent 0)`,
    backgroundSize: '16px 16px',
  }),
);
export const image = style(
  inComponents({ maxInlineSize: '100%', maxBlockSize: '42px', objectFit: 'contain', minInlineSize: 0 }),
);
export const textColumn = style(inComponents({ flex: 1, minInlineSize: 0, display: 'grid', gap: '1px' }));
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
export const caption = style(inComponents({ ...typography.caption, color: vars.color.fg.muted }));
export const warning = style(
  inComponents({ display: 'inline-flex', alignItems: 'center', gap: '6px', color: vars.tone.warning.fg }),
);
export const lost = style(
  inComponents({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] }),
);
export const actions = style(
  inComponents({
    flex: 'none',
    display: 'flex',
    gap: vars.space[1],
    '@media': { [media.belowSm]: { inlineSize: '100%', paddingInlineStart: '100px' } },
  }),
);

export const preview = style(inComponents({ display: 'grid', gap: vars.space[4] }));
export const figure = style(inComponents({ margin: 0, display: 'grid', gap: '6px' }));
export const pair = style(
  inComponents({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: vars.space[3] }),
);

export const scene = style(
  inComponents({
    display: 'flex',
    justifyContent: 'center',
    overflow: 'hidden',
    blockSize: '208px',
    borderRadius: vars.radius[4],
    border: `1px solid ${vars.color.border.default}`,
    background: vars.color.bg.app,
    color: vars.color.fg.default,
  }),
);
const tiny = { ...typography.caption, fontSize: '.625rem', lineHeight: '14px' } as const;
export const form = style(
  inComponents({
    alignSelf: 'center',
    display: 'flex',
    flexDirection: 'column',
    gap: '6px',
    inlineSize: '148px',
    padding: '14px',
    borderRadius: vars.radius[4],
    border: `1px solid ${vars.color.border.default}`,
    background: vars.color.bg.surface,
  }),
);
export const plainName = style(
  inComponents({
    ...typography.titleSm,
    fontSize: '.75rem',
    minInlineSize: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: vars.color.fg.strong,
  }),
);
export const signInLogo = style(
  inComponents({ maxInlineSize: '100%', blockSize: '36px', objectFit: 'contain', objectPosition: 'left' }),
);
export const formTitle = style(inComponents({ ...tiny, fontWeight: 600, color: vars.color.fg.strong }));
export const formLabel = style(inComponents({ ...tiny, color: vars.color.fg.muted }));
export const field = style(
  inComponents({
    display: 'block',
    blockSize: '18px',
    borderRadius: vars.radius[1],
    border: `1px solid ${vars.color.border.control}`,
    background: vars.color.bg.surface,
  }),
);
export const button = style(
  inComponents({
    ...tiny,
    fontWeight: 500,
    justifySelf: 'start',
    paddingBlock: '3px',
    paddingInline: '8px',
    borderRadius: vars.radius[1],
    textAlign: 'center',
    whiteSpace: 'nowrap',
    background: vars.tone.primary.solid,
    color: vars.tone.primary.onSolid,
  }),
);
export const link = style(inComponents({ ...tiny, textAlign: 'center', color: vars.tone.primary.fg }));
export const menu = style(
  inComponents({
    flex: '0 1 116px',
    '@media': { [media.belowSm]: { flexBasis: '68px' } },
    minInlineSize: 0,
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[3],
    padding: '14px 10px',
  }),
);
export const menuLogo = style(
  inComponents({ maxInlineSize: '100%', blockSize: '16px', objectFit: 'contain', objectPosition: 'left' }),
);
export const menuName = style(inComponents({ display: 'flex', alignItems: 'center', gap: '6px', minInlineSize: 0 }));
export const smallLogo = style(inComponents({ inlineSize: '16px', blockSize: '16px', objectFit: 'contain' }));
export const current = style(
  inComponents({
    ...tiny,
    fontWeight: 500,
    position: 'relative',
    paddingBlock: '3px',
    paddingInline: '8px',
    borderRadius: vars.radius[2],
    border: `1px solid ${vars.color.border.default}`,
    background: vars.color.bg.raised,
    color: vars.color.fg.strong,
    '::before': {
      content: '""',
      position: 'absolute',
      insetBlock: '2px',
      insetInlineStart: '-11px',
      inlineSize: '3px',
      borderRadius: '0 3px 3px 0',
      background: vars.tone.primary.fg,
    },
  }),
);
export const line = style(
  inComponents({
    display: 'block',
    inlineSize: '70%',
    blockSize: '8px',
    borderRadius: '3px',
    background: vars.color.bg.active,
  }),
);
export const sheet = style(
  inComponents({
    flex: 1,
    minInlineSize: 0,
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'start',
    gap: vars.space[3],
    padding: '12px 10px',
    marginBlock: '6px',
    borderRadius: `${vars.radius[4]} 0 0 ${vars.radius[4]}`,
    border: `1px solid ${vars.color.border.default}`,
    borderInlineEnd: 0,
    background: vars.color.bg.surface,
  }),
);
export const sheetHead = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: vars.space[2],
    inlineSize: '100%',
  }),
);
export const mail = style(
  inComponents({
    flex: 1,
    alignSelf: 'center',
    display: 'grid',
    gap: vars.space[2],
    padding: '12px',
    minInlineSize: 0,
  }),
);
export const mailLogo = style(
  inComponents({ maxInlineSize: '100%', blockSize: '28px', objectFit: 'contain', objectPosition: 'left' }),
);
export const mailCard = style(
  inComponents({
    display: 'grid',
    gap: '6px',
    padding: '12px',
    borderRadius: vars.radius[4],
    border: `1px solid ${vars.color.border.default}`,
    borderBlockStart: `3px solid ${vars.tone.primary.solid}`,
    background: vars.color.bg.raised,
  }),
);
export const tab = style(
  inComponents({
    ...typography.caption,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minInlineSize: 0,
    blockSize: '34px',
    paddingInline: '10px',
    borderRadius: vars.radius[4],
    border: `1px solid ${vars.color.border.default}`,
    background: vars.color.bg.raised,
    color: vars.color.fg.default,
  }),
);
export const favicon = style(inComponents({ inlineSize: '16px', blockSize: '16px', objectFit: 'contain' }));
export const tabTitle = style(
  inComponents({ flex: 1, minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
);
