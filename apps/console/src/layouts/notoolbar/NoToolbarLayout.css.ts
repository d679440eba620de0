import { inComponents, media, typography, vars } from '@edge-console/ui/theme';
import { style } from '@vanilla-extract/css';

/** Below this the brand's side would squeeze the form. */
const oneColumn = 'screen and (max-width: 1023.98px)';

export const frame = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 46.5%)',
    minBlockSize: '100vh',
    background: vars.color.bg.surface,
    '@media': { [oneColumn]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

export const pane = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    paddingBlock: vars.space[8],
    paddingInline: vars.space[10],
    '@media': { [media.belowSm]: { paddingBlock: vars.space[5], paddingInline: vars.space[4] } },
  }),
);

export const brand = style(
  inComponents({
    ...typography.title,
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[3],
    color: vars.color.fg.strong,
    borderRadius: vars.radius[3],
  }),
);

export const main = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[5],
    inlineSize: '100%',
    maxInlineSize: '360px',
    margin: 'auto',
    paddingBlock: vars.space[6],
    '@media': { [media.belowSm]: { maxInlineSize: '420px', margin: '0 auto auto', paddingBlock: vars.space[8] } },
  }),
);

export const foot = style(inComponents({ ...typography.caption, color: vars.color.fg.subtle }));

export const side = style(
  inComponents({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'flex-end',
    overflow: 'hidden',
    marginBlock: vars.space[2],
    marginInlineEnd: vars.space[2],
    borderRadius: vars.radius[5],
    background: vars.brand.ink,
    color: '#fff',
    boxShadow: 'inset 0 0 0 1px rgb(255 255 255/.08)',
    '::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      blockSize: '46%',
      background: `linear-gradient(to top, ${vars.brand.ink} 38%, transparent)`,
    },
    '@media': { [oneColumn]: { display: 'none' } },
  }),
);

export const band = style(
  inComponents({
    display: 'none',
    position: 'relative',
    overflow: 'hidden',
    blockSize: '112px',
    marginBlock: `calc(-1 * ${vars.space[5]}) ${vars.space[5]}`,
    marginInline: `calc(-1 * ${vars.space[4]})`,
    background: vars.brand.ink,
    '@media': { [media.belowSm]: { display: 'block' } },
  }),
);

export const art = style(
  inComponents({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }),
);

export const pathway = style(
  inComponents({
    fontFamily: vars.font.mono,
    fontSize: '11px',
    fontWeight: 500,
    textAnchor: 'middle',
    fill: '#a9c6f5',
  }),
);

export const say = style(inComponents({ position: 'relative', zIndex: 1, padding: vars.space[10] }));

export const sentence = style(
  inComponents({ ...typography.h1, maxInlineSize: '19ch', textWrap: 'balance', color: '#fff' }),
);

export const services = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    gap: '12px 28px',
    marginBlockStart: '28px',
    paddingBlockStart: vars.space[5],
    borderBlockStart: '1px solid rgb(255 255 255/.16)',
    ...typography.bodySm,
    color: '#c3d8fb',
  }),
);

export const service = style(
  inComponents({ display: 'flex', alignItems: 'center', gap: vars.space[2], whiteSpace: 'nowrap' }),
);
