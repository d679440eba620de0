import { globalStyle, style, type GlobalStyleRule } from '@vanilla-extract/css';
import { inComponents, media, typography, vars, visuallyHidden } from '../theme/index.ts';
import { components } from '../theme/layers.css.ts';
import { checkerboard } from './checkerboard.ts';

export const root = style(inComponents({ display: 'flex', flexDirection: 'column', gap: vars.space[2] }));

export const hidden = style(inComponents(visuallyHidden));

export const stage = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    minBlockSize: '240px',
    padding: vars.space[4],
    borderRadius: vars.radius[4],
    background: vars.color.bg.inset,
    // Clips handles that extend beyond the image.
    overflow: 'hidden',
  }),
);

export const image = style(
  inComponents({
    ...checkerboard,
    display: 'block',
    maxInlineSize: '100%',
    maxBlockSize: 'min(44vh, 420px)',
    userSelect: 'none',
  }),
);

export const size = style(
  inComponents({
    ...typography.bodySm,
    margin: 0,
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.fg.muted,
  }),
);

/** The package's own style sheet has no color modes and is outside the layers, so it is not used. */
function of(selector: string, rule: GlobalStyleRule) {
  globalStyle(`${stage} ${selector}`, { '@layer': { [components]: rule } });
}

of('.ReactCrop', { position: 'relative', display: 'inline-block', maxInlineSize: '100%' });
of('.ReactCrop__child-wrapper', { overflow: 'hidden', touchAction: 'none' });
of('.ReactCrop__crop-mask', {
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  pointerEvents: 'none',
});
of('.ReactCrop__crop-selection', {
  position: 'absolute',
  cursor: 'move',
  touchAction: 'none',
  outline: `2px solid ${vars.tone.primary.solid}`,
  boxShadow: `inset 0 0 0 1px ${vars.tone.primary.onSolid}`,
});
of('.ReactCrop__crop-selection:focus-visible', { outline: `3px solid ${vars.color.focus}`, outlineOffset: '1px' });

// Rule-of-thirds lines, visible on light and dark images.
for (const [line, sides] of [
  ['hz', { insetInline: 0, insetBlock: '33.333%', borderBlock: `1px solid ${vars.tone.primary.onSolid}` }],
  ['vt', { insetBlock: 0, insetInline: '33.333%', borderInline: `1px solid ${vars.tone.primary.onSolid}` }],
] as const) {
  of(`.ReactCrop__rule-of-thirds-${line}`, { position: 'absolute', opacity: 0.35, pointerEvents: 'none', ...sides });
}

of('.ReactCrop__drag-bar', { position: 'absolute' });
of('.ReactCrop__drag-handle', {
  position: 'absolute',
  inlineSize: '14px',
  blockSize: '14px',
  borderRadius: vars.radius.full,
  background: vars.tone.primary.solid,
  border: `2px solid ${vars.tone.primary.onSolid}`,
  boxSizing: 'border-box',
  translate: '-50% -50%',
  '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});
// The hit area is larger than the visible handle.
of('.ReactCrop__drag-handle::after', {
  content: '',
  position: 'absolute',
  inset: '-8px',
  '@media': { [media.coarsePointer]: { inset: '-17px' } },
});
of('.ReactCrop__drag-handle:focus-visible', { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' });

const edges = { n: ['50%', '0'], e: ['100%', '50%'], s: ['50%', '100%'], w: ['0', '50%'] } as const;
const corners = { nw: ['0', '0'], ne: ['100%', '0'], se: ['100%', '100%'], sw: ['0', '100%'] } as const;
for (const [handle, [inline, block]] of Object.entries({ ...edges, ...corners })) {
  const rule = { insetInlineStart: inline, insetBlockStart: block, cursor: `${handle}-resize` };
  of(`.ReactCrop__drag-handle.ord-${handle}`, rule);
}
for (const handle of ['n', 's'] as const) {
  const [, block] = edges[handle];
  of(`.ReactCrop__drag-bar.ord-${handle}`, {
    insetInline: 0,
    insetBlockStart: block,
    blockSize: '12px',
    translate: '0 -50%',
    cursor: `${handle}-resize`,
  });
}
for (const handle of ['e', 'w'] as const) {
  const [inline] = edges[handle];
  of(`.ReactCrop__drag-bar.ord-${handle}`, {
    insetBlock: 0,
    insetInlineStart: inline,
    inlineSize: '12px',
    translate: '-50% 0',
    cursor: `${handle}-resize`,
  });
}
// With a fixed ratio only the corners can be dragged.
of('.ReactCrop--fixed-aspect :is(.ReactCrop__drag-bar, .ord-n, .ord-e, .ord-s, .ord-w)', { display: 'none' });
