import { createContainer, globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { inComponents, media, typography, vars, visuallyHidden } from '../theme/index.ts';

const box = createContainer();

/** From this width the step list fits next to, or above, the step. */
export const wide = `${box} (min-width: 720px)`;

export const root = style(inComponents({ containerName: box, containerType: 'inline-size', minInlineSize: 0 }));

export const frame = recipe({
  base: inComponents({
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    borderRadius: vars.radius[4],
    background: vars.color.bg.raised,
    boxShadow: `0 0 0 1px ${vars.color.border.default}, ${vars.shadow.raised}`,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
  variants: {
    orientation: {
      vertical: inComponents({ '@container': { [wide]: { flexDirection: 'row' } } }),
      horizontal: {},
    },
  },
});

export const main = style(inComponents({ display: 'flex', flexDirection: 'column', flex: 1, minInlineSize: 0 }));

export const page = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[5],
    flex: 1,
    padding: vars.space[4],
    '@container': { [wide]: { padding: vars.space[6] } },
  }),
);

export const header = style(inComponents({ display: 'grid', gap: vars.space[1] }));

export const title = style(
  inComponents({
    ...typography.h3,
    color: vars.color.fg.strong,
    textWrap: 'balance',
    // Focused from code so that it is announced; it is not a control.
    ':focus': { outline: 'none' },
    scrollMarginBlockStart: vars.space[16],
  }),
);

export const description = style(
  inComponents({ color: vars.color.fg.muted, maxInlineSize: '68ch', textWrap: 'pretty' }),
);

export const content = style(
  inComponents({ display: 'flex', flexDirection: 'column', gap: vars.space[5], minInlineSize: 0 }),
);

export const choice = style(inComponents({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] }));

export const footer = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[2],
    paddingBlock: vars.space[3],
    paddingInline: vars.space[4],
    borderBlockStart: `1px solid ${vars.color.border.subtle}`,
    borderEndStartRadius: vars.radius[4],
    borderEndEndRadius: vars.radius[4],
    background: vars.color.bg.subtle,
    '@container': { [wide]: { paddingInline: `${vars.space[4]} ${vars.space[6]}` } },
  }),
);

// Next to a step list, the corner belongs to the list.
globalStyle(
  `${frame.classNames.variants.orientation.vertical} ${footer}`,
  inComponents({ '@container': { [wide]: { borderEndStartRadius: 0 } } }),
);

/** Mirrors the back icon. */
globalStyle(`[dir=rtl] ${footer} > button > svg`, inComponents({ scale: '-1 1' }));

export const onward = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: vars.space[2],
    flex: 1,
  }),
);

export const blocked = style(inComponents({ ...typography.bodySm, color: vars.color.fg.muted, textAlign: 'end' }));

export const spoken = style(inComponents(visuallyHidden));
