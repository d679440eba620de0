import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { inComponents } from '../theme/inComponents.ts';
import { typography } from '../theme/typography.ts';

const outline = `0 0 0 1px ${vars.color.border.default}`;

export const card = recipe({
  base: inComponents({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    borderRadius: vars.radius[4],
    background: vars.color.bg.raised,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
  variants: {
    variant: {
      raised: inComponents({ boxShadow: `${outline}, ${vars.shadow.raised}` }),
      flat: inComponents({ boxShadow: outline }),
    },
    isLink: {
      true: inComponents({
        transition: `background-color ${vars.duration.hover}, box-shadow ${vars.duration.hover}`,
        selectors: {
          '&:has(h2 a:active, h3 a:active, h4 a:active)': { background: vars.color.bg.hover },
        },
        '@media': {
          [media.hover]: {
            selectors: {
              '&:hover': { boxShadow: `0 0 0 1px ${vars.color.border.control}, ${vars.shadow.raised}` },
            },
          },
        },
      }),
    },
  },
});

export const header = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    minBlockSize: '52px',
    paddingBlock: vars.space[2],
    paddingInline: `${vars.space[4]} ${vars.space[3]}`,
    selectors: {
      '&[data-tall]': { alignItems: 'flex-start', paddingBlock: vars.space[3] },
    },
  }),
);

export const visual = style(inComponents({ flex: 'none', display: 'grid', alignSelf: 'center' }));
export const text = style(inComponents({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }));
export const title = style(inComponents({ ...typography.title, color: vars.color.fg.strong, textWrap: 'balance' }));
export const description = style(inComponents({ ...typography.bodySm, color: vars.color.fg.muted }));

/** The link covers the full card. */
export const link = style(
  inComponents({
    ':focus-visible': { outline: 'none' },
    '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius[4] },
    selectors: {
      '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    },
    '@media': {
      [media.hover]: {
        selectors: { [`${card.classNames.variants.isLink.true}:hover &`]: { color: vars.color.fg.link } },
      },
      [media.forcedColors]: { color: 'LinkText' },
    },
  }),
);

export const actions = style(inComponents({ flex: 'none', display: 'flex', alignItems: 'center', gap: vars.space[2] }));

export const body = recipe({
  base: inComponents({
    flex: 1,
    minInlineSize: 0,
    paddingInline: vars.space[4],
    paddingBlockEnd: vars.space[4],
    overflowWrap: 'anywhere',
  }),
  variants: {
    isFirst: { true: inComponents({ paddingBlockStart: vars.space[4] }) },
    isFlush: { true: inComponents({ padding: 0 }) },
  },
});

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
  }),
);

// Controls inside a linked card are above the link.
globalStyle(
  `${card.classNames.variants.isLink.true} :is(${actions}, ${body.classNames.base}, ${footer}) :is(a, button, input, label)`,
  inComponents({ position: 'relative' }),
);
