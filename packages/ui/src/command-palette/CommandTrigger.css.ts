import { createContainer, style } from '@vanilla-extract/css';
import { inComponents, media, typography, vars, visuallyHidden } from '../theme/index.ts';

const box = createContainer();
const narrow = `${box} (max-width: 119px)`;

/** The container that sets the width: in a collapsed menu only the icon fits. */
export const room = style(
  inComponents({ display: 'block', containerName: box, containerType: 'inline-size', inlineSize: '100%' }),
);

export const trigger = style(
  inComponents({
    ...typography.body,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    inlineSize: '100%',
    minBlockSize: '32px',
    paddingInline: '10px 6px',
    borderRadius: vars.radius[3],
    textAlign: 'start',
    color: vars.color.fg.muted,
    background: vars.color.bg.raised,
    boxShadow: `inset 0 0 0 1px ${vars.color.border.default}, ${vars.shadow.raised}`,
    transition: `box-shadow ${vars.duration.hover}, color ${vars.duration.hover}`,
    '@container': { [narrow]: { paddingInline: 0, justifyContent: 'center' } },
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover': {
            color: vars.color.fg.default,
            boxShadow: `inset 0 0 0 1px ${vars.color.border.control}, ${vars.shadow.raised}`,
          },
        },
      },
      [media.coarsePointer]: { minBlockSize: '44px' },
      [media.reducedMotion]: { transition: 'none' },
      [media.forcedColors]: { border: '1px solid ButtonBorder' },
    },
  }),
);

export const icon = style(inComponents({ flex: 'none' }));

export const label = style(
  inComponents({
    flex: 1,
    minInlineSize: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '@container': { [narrow]: { ...visuallyHidden } },
  }),
);

export const keys = style(
  inComponents({
    display: 'flex',
    gap: '3px',
    '@container': { [narrow]: { display: 'none' } },
    '@media': { [media.coarsePointer]: { display: 'none' } },
  }),
);

export const key = style(
  inComponents({
    ...typography.caption,
    fontSize: '.6875rem',
    display: 'inline-grid',
    placeItems: 'center',
    minInlineSize: '18px',
    blockSize: '18px',
    paddingInline: vars.space[1],
    borderRadius: vars.radius[2],
    color: vars.color.fg.muted,
    boxShadow: `inset 0 0 0 1px ${vars.color.border.default}`,
    // Not text content: aria-keyshortcuts announces the keys.
    '::after': { content: 'attr(data-key-hint)' },
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
