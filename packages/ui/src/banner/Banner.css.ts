import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import type { Tone } from '../theme/index.ts';
import { inComponents } from '../theme/inComponents.ts';
import { typography } from '../theme/typography.ts';

function toned(tone: Tone) {
  const colors = vars.tone[tone];
  return inComponents({
    background: colors.bg,
    color: colors.fgStrong,
    borderBlockEndColor: colors.bgActive,
    '@media': { [media.forcedColors]: { borderBlockEndColor: 'CanvasText' } },
  });
}

function filled(tone: Tone) {
  const colors = vars.tone[tone];
  return inComponents({
    background: colors.solid,
    color: colors.onSolid,
    borderBlockEndColor: colors.solidActive,
    '@media': {
      [media.forcedColors]: { background: 'Canvas', color: 'CanvasText', borderBlockEndColor: 'CanvasText' },
    },
  });
}

const tones = ['danger', 'warning', 'info', 'success', 'neutral'] as const;

export const stack = style(
  inComponents({
    display: 'flow-root',
    ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  }),
);

export const banner = recipe({
  base: inComponents({
    ...typography.bodySm,
    display: 'flex',
    alignItems: 'flex-start',
    gap: '10px',
    minBlockSize: '40px',
    paddingBlock: '10px',
    paddingInline: vars.space[4],
    borderBlockEnd: '1px solid',
  }),
  variants: {
    tone: {
      danger: toned('danger'),
      warning: toned('warning'),
      info: toned('info'),
      success: toned('success'),
      neutral: toned('neutral'),
    },
    isSolid: { true: {}, false: {} },
  },
  compoundVariants: tones.map((tone) => ({ variants: { tone, isSolid: true }, style: filled(tone) })),
});

const line = inComponents({ marginBlockStart: '2px' });
export const solidIcon = style(line);
export const icon = recipe({
  base: line,
  variants: {
    tone: {
      danger: inComponents({ color: vars.tone.danger.fg }),
      warning: inComponents({ color: vars.tone.warning.fg }),
      info: inComponents({ color: vars.tone.info.fg }),
      success: inComponents({ color: vars.tone.success.fg }),
      neutral: inComponents({ color: vars.tone.neutral.fg }),
    },
  },
});

export const content = style(
  inComponents({
    flex: 1,
    minInlineSize: 0,
    display: 'flex',
    flexWrap: 'wrap',
    // Links and buttons share the text's baseline.
    alignItems: 'baseline',
    columnGap: vars.space[4],
    rowGap: vars.space[2],
  }),
);

export const text = style(inComponents({ minInlineSize: 0, overflowWrap: 'anywhere' }));
/** A small button on the text's baseline that does not make the line taller. */
export const action = style(
  inComponents({
    flex: 'none',
    maxInlineSize: '100%',
    selectors: {
      '&:has(> button)': { marginBlock: '-4px' },
      [`${banner.classNames.variants.isSolid.true} &`]: { marginInlineStart: 'auto' },
    },
  }),
);

/** The close button must not make a 20 px line taller. */
export const dismiss = style(
  inComponents({
    flex: 'none',
    marginBlock: '-4px',
    marginInlineEnd: `calc(-1 * ${vars.space[2]})`,
    '@media': { [media.coarsePointer]: { marginInlineStart: vars.space[2] } },
  }),
);
