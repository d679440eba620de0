import { inComponents, media, typography, vars, visuallyHidden } from '@edge-console/ui/theme';
import { createContainer, style } from '@vanilla-extract/css';

const box = createContainer();
/** Room for the QR code next to the text: in a desktop dialog, but not on phones or in the sign-in column. */
const wide = `${box} (min-width: 500px)`;

export const form = style(inComponents({ display: 'flex', flexDirection: 'column', gap: vars.space[5] }));

export const root = style(inComponents({ containerName: box, containerType: 'inline-size', minInlineSize: 0 }));

export const parts = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateAreas: '"scan" "picture" "key" "code"',
    rowGap: vars.space[4],
    '@container': {
      [wide]: {
        gridTemplateColumns: '188px minmax(0, 1fr)',
        gridTemplateAreas: '"picture scan" "picture key" "picture code"',
        gridTemplateRows: 'auto auto 1fr',
        columnGap: vars.space[6],
      },
    },
  }),
);

const step = { display: 'grid', gridTemplateColumns: '20px minmax(0, 1fr)', columnGap: vars.space[3] } as const;

export const scan = style(
  inComponents({
    ...step,
    ...typography.bodySm,
    gridArea: 'scan',
    alignItems: 'center',
    fontWeight: 500,
    color: vars.color.fg.default,
  }),
);

export const number = style(
  inComponents({
    ...typography.caption,
    display: 'grid',
    placeItems: 'center',
    inlineSize: '20px',
    blockSize: '20px',
    borderRadius: '10px',
    fontWeight: 600,
    background: vars.tone.primary.bg,
    color: vars.tone.primary.fg,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

export const qrCode = style(
  inComponents({ gridArea: 'picture', display: 'grid', justifyContent: 'center', alignContent: 'start' }),
);

export const key = style(
  inComponents({ gridArea: 'key', display: 'grid', gap: vars.space[2], minInlineSize: 0, paddingInlineStart: '32px' }),
);

export const manualEntry = style(inComponents({ ...typography.bodySm, color: vars.color.fg.muted, margin: 0 }));

export const plate = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    paddingBlock: vars.space[1],
    paddingInline: `${vars.space[3]} ${vars.space[1]}`,
    borderRadius: vars.radius[4],
    background: vars.color.bg.inset,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

export const secret = style(
  inComponents({
    ...typography.code,
    flex: 1,
    minInlineSize: 0,
    color: vars.color.fg.strong,
    overflowWrap: 'anywhere',
    wordSpacing: '-0.15em',
    // No single group of four on the last line.
    textWrap: 'balance',
  }),
);

export const code = style(inComponents({ ...step, gridArea: 'code', alignItems: 'start' }));

export const secretContainer = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: '188px minmax(0, 1fr)',
    gap: vars.space[6],
    '@media': { [media.belowSm]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'center' } },
  }),
);

export const hidden = style(inComponents(visuallyHidden));
