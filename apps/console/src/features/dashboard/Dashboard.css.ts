import { inComponents, media, typography, vars } from '@edge-console/ui/theme';
import { createContainer, style } from '@vanilla-extract/css';

const page = createContainer();
const wide = `${page} (min-width: 880px)`;

export const room = style(inComponents({ containerName: page, containerType: 'inline-size' }));

/** The checklist and traffic, with the reads next to them if there is room. */
export const columns = style(
  inComponents({
    display: 'grid',
    gap: vars.space[5],
    '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(280px, 26%)', alignItems: 'start' } },
  }),
);

export const column = style(inComponents({ display: 'grid', gap: vars.space[5], minInlineSize: 0 }));

export const muted = style(inComponents({ ...typography.bodySm, color: vars.color.fg.muted }));

export const traffic = style(inComponents({ display: 'grid', minBlockSize: '164px' }));

const line = `1px solid ${vars.color.border.subtle}`;

/** The checklist while it loads, about as tall as it will be. */
export const steps = style(
  inComponents({
    listStyle: 'none',
    margin: 0,
    padding: 0,
    display: 'grid',
    gridAutoRows: '1fr',
    blockSize: '320px',
    borderBlockStart: line,
  }),
);
export const step = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    paddingInline: vars.space[5],
    selectors: { '& + &': { borderBlockStart: line } },
  }),
);

export const reads = style(
  inComponents({ listStyle: 'none', margin: 0, padding: 0, borderBlockStart: `1px solid ${vars.color.border.subtle}` }),
);

export const read = style(
  inComponents({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    paddingBlock: vars.space[3],
    paddingInline: vars.space[4],
    minBlockSize: '68px',
    borderBlockStart: `1px solid ${vars.color.border.subtle}`,
    ':first-child': { borderBlockStart: 'none' },
    ':last-child': { borderEndStartRadius: vars.radius[4], borderEndEndRadius: vars.radius[4] },
    '@media': { [media.hover]: { ':hover': { background: vars.color.bg.hover } } },
  }),
);

/** Fills its row. The eyebrow above a title is read after it. */
export const readLink = style(
  inComponents({
    flex: '1 1 auto',
    minInlineSize: 0,
    display: 'flex',
    flexDirection: 'column-reverse',
    gap: '2px',
    textDecoration: 'none',
    ':focus-visible': { outline: 'none' },
    '::after': { content: '', position: 'absolute', inset: 0, borderRadius: 'inherit' },
    selectors: {
      '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
    },
  }),
);

export const readTitle = style(
  inComponents({ ...typography.body, fontWeight: 500, color: vars.color.fg.strong, textWrap: 'pretty' }),
);
export const readAbout = style(inComponents({ ...typography.caption, color: vars.color.fg.muted }));
export const outward = style(inComponents({ flex: 'none', color: vars.color.fg.subtle }));

export const tokens = style(inComponents({ display: 'grid', gap: vars.space[3] }));
export const expiring = style(
  inComponents({
    ...typography.bodySm,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    color: vars.tone.warning.fg,
    overflowWrap: 'anywhere',
  }),
);

export const failed = style(inComponents({ padding: vars.space[4] }));

export const metrics = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
    margin: 0,
    borderBlockStart: line,
    // Crops the dividers at the edges.
    overflow: 'hidden',
  }),
);

export const metric = style(
  inComponents({
    marginBlockStart: '-1px',
    marginInlineStart: '-1px',
    borderBlockStart: line,
    borderInlineStart: line,
    padding: vars.space[4],
  }),
);
export const metricValue = style(
  inComponents({
    ...typography.h2,
    margin: 0,
    color: vars.color.fg.strong,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  }),
);
export const metricChange = style(inComponents({ ...typography.bodySm, margin: 0, minBlockSize: '20px' }));
