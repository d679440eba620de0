import { createVar, fallbackVar, style, type StyleRule } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { inComponents } from '../theme/inComponents.ts';

const background = createVar();
const backgroundHover = createVar();
const backgroundActive = createVar();
const text = createVar();
const textHover = createVar();
const shadow = createVar();

interface Colors {
  rest: string;
  hover: string;
  active: string;
  fg: string;
  fgHover?: string;
  shadow: string;
}

function colors(of: Colors): StyleRule {
  return inComponents({
    vars: {
      [background]: of.rest,
      [backgroundHover]: of.hover,
      [backgroundActive]: of.active,
      [text]: of.fg,
      [textHover]: of.fgHover ?? of.fg,
      [shadow]: of.shadow,
    },
  });
}

const outlined = `inset 0 0 0 1px ${vars.color.button.border}, ${vars.shadow.raised}`;

export const button = recipe({
  base: inComponents({
    position: 'relative',
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    // A form or a grid would stretch it.
    inlineSize: 'fit-content',
    gap: '6px',
    blockSize: vars.size.controlMd,
    paddingInline: vars.space[3],
    // For sites that embed the console: they can set it on any ancestor.
    borderRadius: fallbackVar('var(--ds-button-radius)', vars.radius[3]),
    fontWeight: 500,
    whiteSpace: 'nowrap',
    userSelect: 'none',
    color: text,
    background,
    boxShadow: shadow,
    WebkitTapHighlightColor: 'transparent',
    transition: `background-color ${vars.duration.hover}, color ${vars.duration.hover}, box-shadow ${vars.duration.hover}, translate ${vars.duration.press}`,
    selectors: {
      '&:active:not([aria-disabled=true], :disabled)': {
        background: backgroundActive,
        color: textHover,
        translate: '0 .5px',
      },
      '&[aria-expanded=true]': { background: backgroundActive, color: textHover },
      '&[data-disabled], &[aria-disabled=true]:not([data-pending])': {
        background: vars.color.button.bgDisabled,
        color: vars.color.fg.disabled,
        // On a raised surface in dark mode, the background alone lacks contrast.
        boxShadow: `inset 0 0 0 1px ${vars.color.border.subtle}`,
        cursor: 'not-allowed',
      },
      '&[data-pending]': { cursor: 'progress' },
      '&[data-spinning]': { color: 'transparent' },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover:not(:active, [aria-disabled=true], [data-disabled], [aria-expanded=true])': {
            background: backgroundHover,
            color: textHover,
          },
        },
      },
      [media.coarsePointer]: {
        selectors: {
          // A 44 px touch target at every size.
          '&::before': { content: '', position: 'absolute', inset: 'min(0px, calc((100% - 44px) / 2)) 0' },
        },
      },
      [media.reducedMotion]: { transition: 'none' },
      print: { display: 'none' },
      [media.forcedColors]: {
        // Tokens are system colors here; the browser would otherwise paint a backplate behind a solid button's label.
        forcedColorAdjust: 'none',
        boxShadow: 'none',
        border: `1px solid ${vars.color.button.border}`,
        selectors: {
          // Backgrounds hardly differ here, so an outline shows hover and press.
          '&:active': { boxShadow: 'inset 0 0 0 2px currentColor' },
          '&[data-disabled], &[aria-disabled=true]:not([data-pending])': { borderColor: 'GrayText', boxShadow: 'none' },
        },
      },
      [`${media.forcedColors} and ${media.hover}`]: {
        selectors: {
          '&:hover:not(:active, [data-disabled], [aria-disabled=true])': { boxShadow: 'inset 0 0 0 1px currentColor' },
        },
      },
    },
  }),
  variants: {
    variant: {
      primary: colors({
        rest: vars.tone.primary.solid,
        hover: vars.tone.primary.solidHover,
        active: vars.tone.primary.solidActive,
        fg: vars.tone.primary.onSolid,
        shadow: vars.shadow.solid,
      }),
      secondary: colors({
        rest: vars.color.button.bg,
        hover: vars.color.button.bgHover,
        active: vars.color.button.bgActive,
        fg: vars.color.fg.default,
        shadow: outlined,
      }),
      soft: colors({
        rest: vars.tone.primary.bg,
        hover: vars.tone.primary.bgHover,
        active: vars.tone.primary.bgActive,
        fg: vars.tone.primary.fg,
        shadow: 'none',
      }),
      ghost: colors({
        rest: 'transparent',
        hover: vars.color.bg.hover,
        active: vars.color.bg.active,
        fg: vars.color.fg.muted,
        fgHover: vars.color.fg.default,
        shadow: 'none',
      }),
    },
    tone: { neutral: {}, danger: {} },
    size: {
      sm: inComponents({ blockSize: vars.size.controlSm, paddingInline: '10px', fontSize: '.8125rem' }),
      md: inComponents({ '@media': { [media.belowSm]: { blockSize: '40px' } } }),
      lg: inComponents({
        blockSize: '36px',
        paddingInline: '14px',
        '@media': { [media.belowSm]: { blockSize: '40px' } },
      }),
      xl: inComponents({ blockSize: vars.size.controlXl, paddingInline: vars.space[5], fontSize: '.9375rem' }),
    },
    isBlock: { true: inComponents({ inlineSize: '100%' }) },
    isSquare: { true: inComponents({ paddingInline: 0, aspectRatio: '1' }) },
  },
  compoundVariants: [
    {
      variants: { variant: 'primary', tone: 'danger' },
      style: colors({
        rest: vars.tone.danger.solid,
        hover: vars.tone.danger.solidHover,
        active: vars.tone.danger.solidActive,
        fg: vars.tone.danger.onSolid,
        shadow: vars.shadow.solid,
      }),
    },
    {
      variants: { variant: 'secondary', tone: 'danger' },
      style: colors({
        rest: vars.color.button.bg,
        hover: vars.tone.danger.bg,
        active: vars.tone.danger.bgHover,
        fg: vars.tone.danger.fg,
        shadow: outlined,
      }),
    },
    {
      variants: { variant: 'soft', tone: 'danger' },
      style: colors({
        rest: vars.tone.danger.bg,
        hover: vars.tone.danger.bgHover,
        active: vars.tone.danger.bgActive,
        fg: vars.tone.danger.fg,
        shadow: 'none',
      }),
    },
    {
      variants: { variant: 'ghost', tone: 'danger' },
      style: colors({
        rest: 'transparent',
        hover: vars.tone.danger.bg,
        active: vars.tone.danger.bgHover,
        fg: vars.tone.danger.fg,
        shadow: 'none',
      }),
    },
    {
      variants: { variant: 'ghost' },
      style: inComponents({
        selectors: {
          '&[data-disabled], &[aria-disabled=true]:not([data-pending])': {
            background: 'transparent',
            boxShadow: 'none',
          },
        },
      }),
    },
  ],
});

export const indicator = style(
  inComponents({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center', color: text }),
);
