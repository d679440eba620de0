import { createVar, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { inComponents } from '../theme/inComponents.ts';
import { typography } from '../theme/typography.ts';
import { visuallyHidden } from '../theme/visuallyHidden.ts';

const pop = keyframes({ from: { transform: 'scale(.6)', opacity: 0 } });
const popAnimation = createVar();

export const root = style(
  inComponents({
    vars: { [popAnimation]: `${pop} ${vars.duration.enter} ${vars.ease.enter}` },
    '@media': { [media.reducedMotion]: { vars: { [popAnimation]: 'none' } } },
    display: 'inline-flex',
    alignItems: 'center',
    flex: 'none',
    position: 'relative',
    // A zero-width character aligns the button with the surrounding line of text.
    '::before': { content: '"\\200b"', inlineSize: 0 },
  }),
);

globalStyle(`${root} > [data-copied] > svg`, inComponents({ animation: popAnimation }));

export const hidden = style(inComponents(visuallyHidden));

export const byHand = style(
  inComponents({ display: 'grid', gap: vars.space[3], inlineSize: '320px', maxInlineSize: '100%' }),
);

export const failure = style(inComponents({ ...typography.bodySm, color: vars.color.fg.muted }));
export const what = style(inComponents({ fontWeight: 500, color: vars.color.fg.strong }));

export const text = style(
  inComponents({
    ...typography.code,
    display: 'block',
    maxBlockSize: '160px',
    overflow: 'auto',
    padding: vars.space[3],
    borderRadius: vars.radius[3],
    background: vars.color.bg.inset,
    color: vars.color.fg.strong,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    userSelect: 'all',
    ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-1px' },
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
