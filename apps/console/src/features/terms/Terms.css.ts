import { inComponents, media, typography, vars } from '@edge-console/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** From this width, the contents are next to the text. */
const beside = 'screen and (min-width: 1024px)';
/** About 70 characters: longer lines are hard to read. */
const measure = '640px';

export const page = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: `minmax(0, ${measure})`,
    justifyContent: 'center',
    rowGap: vars.space[8],
    paddingBlock: `${vars.space[12]} ${vars.space[20]}`,
    '@media': {
      [media.belowSm]: { paddingBlock: `${vars.space[6]} ${vars.space[12]}` },
      [beside]: { gridTemplateColumns: `220px minmax(0, ${measure})`, columnGap: vars.space[16] },
    },
  }),
);

export const head = style(
  inComponents({
    display: 'grid',
    gap: vars.space[2],
    paddingBlockEnd: vars.space[6],
    borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
    '@media': { [beside]: { gridColumn: '1 / -1', paddingBlockEnd: vars.space[8] } },
  }),
);

export const title = style(
  inComponents({
    ...typography.display,
    color: vars.color.fg.strong,
    textWrap: 'balance',
    '@media': { [media.belowSm]: typography.h1 },
  }),
);

export const version = style(inComponents({ ...typography.body, color: vars.color.fg.muted }));

export const contents = style(
  inComponents({
    display: 'grid',
    alignContent: 'start',
    gap: `${vars.space[6]} ${vars.space[4]}`,
    gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
    '@media': {
      [beside]: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        position: 'sticky',
        insetBlockStart: vars.space[6],
        maxBlockSize: `calc(100dvh - 2 * ${vars.space[6]})`,
        overflowY: 'auto',
        // Keeps a link's focus ring from being clipped.
        paddingInlineStart: vars.space[2],
        marginInlineStart: `calc(-1 * ${vars.space[2]})`,
      },
      print: { display: 'none' },
    },
  }),
);

export const contentsPart = style(inComponents({ display: 'grid', alignContent: 'start', gap: vars.space[1] }));

const contentsLine = {
  borderRadius: vars.radius[2],
  paddingBlock: '4px',
  '@media': {
    [media.hover]: { ':hover': { color: vars.color.fg.link } },
    [media.coarsePointer]: { paddingBlock: '12px' },
  },
} as const;

export const contentsTitle = style(
  inComponents({ ...typography.titleSm, ...contentsLine, color: vars.color.fg.strong }),
);
export const contentsList = style(inComponents({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' }));
export const contentsLink = style(
  inComponents({ ...typography.bodySm, ...contentsLine, display: 'block', color: vars.color.fg.muted }),
);

export const text = style(
  inComponents({
    ...typography.bodyLg,
    lineHeight: 1.65,
    display: 'grid',
    gap: vars.space[16],
    color: vars.color.fg.default,
    overflowWrap: 'break-word',
    textWrap: 'pretty',
  }),
);

export const part = style(inComponents({ display: 'grid', gap: vars.space[8] }));

export const partTitle = style(
  inComponents({
    ...typography.h2,
    color: vars.color.fg.strong,
    scrollMarginBlockStart: vars.space[6],
    outlineOffset: '4px',
  }),
);

export const summary = style(
  inComponents({ color: vars.color.fg.muted, marginBlockStart: `calc(-1 * ${vars.space[6]})` }),
);

export const section = style(inComponents({ display: 'grid', gap: vars.space[3] }));

export const sectionTitle = style(
  inComponents({
    ...typography.title,
    color: vars.color.fg.strong,
    scrollMarginBlockStart: vars.space[6],
    outlineOffset: '4px',
  }),
);

export const number = style(
  inComponents({ color: vars.color.fg.subtle, fontVariantNumeric: 'tabular-nums', marginInlineEnd: '2px' }),
);

export const list = style(inComponents({ display: 'grid', gap: vars.space[2], margin: 0, paddingInlineStart: '20px' }));
globalStyle(`${list} > li`, inComponents({ listStyle: 'disc', paddingInlineStart: '4px' }));
globalStyle(`${list} > li::marker`, inComponents({ color: vars.color.fg.subtle }));
