import { inComponents, media, typography, vars } from '@edge-console/ui/theme';
import { createContainer, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

const column = (gap: string) => inComponents({ display: 'flex', flexDirection: 'column', gap, minInlineSize: 0 });

export const part = style(column(vars.space[4]));

export const field = style(inComponents({ maxInlineSize: '420px' }));

export const text = style(inComponents({ margin: 0, color: vars.color.fg.muted, maxInlineSize: '68ch' }));
export const strong = style(inComponents({ color: vars.color.fg.strong, fontWeight: 500 }));
export const muted = style(inComponents({ color: vars.color.fg.muted, fontVariantNumeric: 'tabular-nums' }));
export const note = style(
  inComponents({ ...typography.caption, color: vars.color.fg.subtle, fontVariantNumeric: 'tabular-nums' }),
);

/** The step, with the timeline next to it if there is room. */
export const columns = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[6],
    '@media': { 'screen and (min-width: 1200px)': { gridTemplateColumns: 'minmax(0, 1fr) 248px' } },
  }),
);

export const aside = style(
  inComponents({
    borderBlockStart: `1px solid ${vars.color.border.subtle}`,
    paddingBlockStart: vars.space[5],
    '@media': {
      'screen and (min-width: 1200px)': {
        borderBlockStart: 0,
        paddingBlockStart: 0,
        borderInlineStart: `1px solid ${vars.color.border.subtle}`,
        paddingInlineStart: vars.space[6],
      },
    },
  }),
);
export const asideTitle = style(inComponents({ ...typography.titleSm, color: vars.color.fg.strong, margin: 0 }));

export const timeline = style(
  inComponents({ listStyle: 'none', margin: 0, marginBlockStart: vars.space[3], padding: 0 }),
);
export const event = style(
  inComponents({
    position: 'relative',
    display: 'flex',
    gap: vars.space[3],
    paddingBlockEnd: vars.space[5],
    selectors: {
      '&:last-child': { paddingBlockEnd: 0 },
      // The line to the next event, between the two icons.
      '&:not(:last-child)::before': {
        content: '',
        position: 'absolute',
        insetInlineStart: '7.5px',
        insetBlockStart: '22px',
        insetBlockEnd: '2px',
        inlineSize: '1px',
        background: vars.color.border.default,
      },
    },
  }),
);
export const mark = recipe({
  base: inComponents({ flex: 'none', marginBlockStart: '2px' }),
  variants: {
    mark: {
      done: inComponents({ color: vars.tone.success.fg }),
      now: inComponents({ color: vars.tone.warning.fg }),
      failed: inComponents({ color: vars.tone.danger.fg }),
      later: inComponents({ color: vars.color.fg.subtle }),
    },
  },
});
export const mail = style(
  inComponents({
    ...typography.caption,
    color: vars.color.fg.muted,
    margin: 0,
    marginBlockStart: vars.space[5],
    paddingBlockStart: vars.space[4],
    borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  }),
);

const box = createContainer();
const wide = `${box} (min-width: 560px)`;

export const record = style(
  inComponents({
    containerName: box,
    containerType: 'inline-size',
    minInlineSize: 0,
    borderRadius: vars.radius[3],
    boxShadow: `inset 0 0 0 1px ${vars.color.border.default}`,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
export const recordHeader = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[2],
    minBlockSize: '48px',
    paddingBlock: vars.space[2],
    paddingInline: `${vars.space[4]} ${vars.space[2]}`,
    borderRadius: `${vars.radius[3]} ${vars.radius[3]} 0 0`,
    background: vars.color.bg.subtle,
    boxShadow: `inset 0 0 0 1px ${vars.color.border.default}`,
  }),
);
export const recordTitle = style(inComponents({ ...typography.bodySm, color: vars.color.fg.muted }));
export const recordForms = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[2],
    '@container': { [wide]: { marginInlineStart: 'auto' } },
  }),
);
export const rows = style(inComponents({ margin: 0 }));
export const recordRow = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: vars.space[4],
    minBlockSize: '48px',
    paddingBlock: vars.space[2],
    paddingInline: `${vars.space[4]} ${vars.space[3]}`,
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border.subtle}` } },
    '@container': { [wide]: { gridTemplateColumns: 'minmax(48px, max-content) minmax(0, 1fr) auto' } },
  }),
);
export const term = style(
  inComponents({
    color: vars.color.fg.muted,
    gridColumn: '1 / -1',
    '@container': { [wide]: { gridColumn: 'auto' } },
  }),
);
export const code = style(
  inComponents({
    ...typography.bodySm,
    fontFamily: vars.font.mono,
    color: vars.color.fg.strong,
    margin: 0,
    overflowWrap: 'anywhere',
  }),
);
export const recordAside = style(inComponents({ margin: 0 }));

export const check = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[2],
    paddingBlock: '10px',
    paddingInline: `${vars.space[4]} 10px`,
    borderRadius: vars.radius[3],
    background: vars.color.bg.inset,
  }),
);
export const checkText = style(inComponents({ margin: 0 }));
