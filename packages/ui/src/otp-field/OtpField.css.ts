import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { inComponents } from '../theme/inComponents.ts';

const line = (color: string) => `inset 0 0 0 1px ${color}`;

/** As wide as eight cells at most, so a code can be read at a glance. */
export const root = style(inComponents({ position: 'relative', inlineSize: '100%', maxInlineSize: '440px' }));

/** A real, focusable input that phones can autofill; invisible because the cells show its value. */
export const input = style(
  inComponents({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    padding: 0,
    border: 0,
    background: 'none',
    outline: 0,
    color: 'transparent',
    caretColor: 'transparent',
    // iOS zooms in on fields with smaller text.
    fontSize: '1rem',
    selectors: {
      '&::selection': { background: 'transparent', color: 'transparent' },
      '&:autofill': { backgroundClip: 'text', WebkitTextFillColor: 'transparent' },
      '&:disabled': { cursor: 'not-allowed' },
    },
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
  }),
);

export const cells = style(
  inComponents({
    position: 'relative',
    direction: 'ltr',
    display: 'flex',
    alignItems: 'center',
    gap: 'clamp(4px, 2%, 8px)',
    pointerEvents: 'none',
  }),
);

export const cell = style(
  inComponents({
    flex: '1 1 0',
    minInlineSize: 0,
    maxInlineSize: '52px',
    blockSize: '52px',
    display: 'grid',
    placeItems: 'center',
    borderRadius: vars.radius[4],
    background: vars.color.bg.control,
    color: vars.color.fg.strong,
    boxShadow: line(vars.color.border.control),
    font: `500 1.25rem/1 ${vars.font.mono}`,
    transition: `box-shadow ${vars.duration.hover}`,
    selectors: {
      '[data-invalid] > * > &': { boxShadow: line(vars.tone.danger.solid) },
      'input:read-only:not(:disabled) ~ * > &': { color: vars.color.fg.muted },
      'input:disabled ~ * > &': {
        background: vars.color.bg.inset,
        boxShadow: line(vars.color.border.default),
        color: vars.color.fg.disabled,
      },
      'input:autofill ~ * > &': { background: vars.tone.primary.bg },
      '&[data-state=caret], &[data-state=selected]': {
        outline: `2px solid ${vars.color.focus}`,
        outlineOffset: '-1px',
      },
      '&[data-state=selected]': { background: vars.color.bg.selected },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          'input:hover:not(:disabled, :read-only) ~ * > &': { boxShadow: line(vars.color.border.strong) },
          '[data-invalid] > input:hover ~ * > &': { boxShadow: line(vars.tone.danger.solid) },
        },
      },
      [media.forcedColors]: {
        border: '1px solid CanvasText',
        selectors: {
          'input:disabled ~ * > &': { borderColor: 'GrayText' },
          '[data-invalid] > * > &': { borderWidth: '2px' },
        },
      },
    },
  }),
);

const blink = keyframes({ '0%, 55%': { opacity: 1 }, '60%, 95%': { opacity: 0 } });

export const caret = style(
  inComponents({
    inlineSize: '1.5px',
    blockSize: '22px',
    background: vars.color.focus,
    animation: `${blink} 1.1s infinite`,
    '@media': { [media.reducedMotion]: { animation: 'none' } },
  }),
);

export const dash = style(
  inComponents({
    flex: 'none',
    inlineSize: 'clamp(4px, 2%, 12px)',
    blockSize: '2px',
    borderRadius: '1px',
    background: vars.color.border.default,
  }),
);
