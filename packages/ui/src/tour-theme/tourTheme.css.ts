import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { components } from '../theme/layers.css.ts';
import { typography } from '../theme/typography.ts';

function rule(selector: string, style: Omit<StyleRule, '@layer' | 'selectors'>): void {
  globalStyle(selector, { '@layer': { [components]: style } });
}

/** Pixels between target and shade. */
const gap = '6px';
const buttons = '.tour-footer > button';
/** Half of the arrow's side. */
const half = '6px';
const between = (start: string, end: string) =>
  `clamp(anchor(--tour-box ${start}) - ${half}, anchor(center) - ${half}, anchor(--tour-box ${end}) - ${half})`;

rule('.tour-box', {
  vars: {
    '--tour-background': vars.color.bg.overlay,
    '--tour-color': vars.color.fg.default,
    '--tour-width': '296px',
    '--tour-radius': vars.radius[5],
  },
  ...typography.body,
  anchorName: '--tour-box',
  boxShadow: vars.shadow.popover,
});
// In no layer, as the rules of the package are that it goes before.
globalStyle(':root .tour-box:not([data-floating])', { margin: '20px clamp(8px, 4vw, 20px)' });
globalStyle(':root .tour-box', {
  border: 0,
  padding: vars.space[4],
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

// On the edge of the box nearest to the target, whichever that is: between the box's own edges, as near as possible to the
// middle of the ring. Without one it is not there.
rule('.tour-box::before', {
  content: '',
  position: 'fixed',
  positionVisibility: 'anchors-valid',
  zIndex: -1,
  positionAnchor: '--tour-ring',
  inset: `${between('top', 'bottom')} auto auto ${between('left', 'right')}`,
  inlineSize: '12px',
  blockSize: '12px',
  rotate: '45deg',
  borderRadius: vars.radius[1],
  background: 'inherit',
  '@media': { [media.forcedColors]: { display: 'none' } },
});

rule('.tour-spotlight', {
  vars: { '--tour-shade': vars.color.scrim, '--tour-padding': gap, '--tour-radius': vars.radius[3] },
});
// A ring in the gap between target and shade; the arrow finds its way by it.
rule('.tour-spotlight::after', {
  content: '',
  position: 'absolute',
  inset: `-${gap}`,
  anchorName: '--tour-ring',
  border: `2px solid ${vars.color.focus}`,
  borderRadius: vars.radius[5],
  pointerEvents: 'none',
});
rule('.tour-spotlight[data-floating]::after', { display: 'none' });

rule('.tour-title', { ...typography.title, marginBlockEnd: vars.space[1], color: vars.color.fg.strong });
rule('.tour-text', { color: vars.color.fg.muted });
rule('.tour-footer', { justifyContent: 'end', alignItems: 'center', marginBlockStart: vars.space[4] });
rule('.tour-progress', {
  ...typography.bodySm,
  flex: '1 0 auto',
  order: -1,
  color: vars.color.fg.muted,
  fontVariantNumeric: 'tabular-nums',
});

rule(buttons, {
  flex: 'none',
  blockSize: vars.size.controlSm,
  paddingInline: '10px',
  borderRadius: vars.radius[3],
  background: vars.color.button.bg,
  boxShadow: `inset 0 0 0 1px ${vars.color.button.border}, ${vars.shadow.raised}`,
  color: vars.color.fg.default,
  font: vars.text.bodySm,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  transition: `background-color ${vars.duration.hover}, color ${vars.duration.hover}`,
  '@media': {
    [media.belowSm]: { blockSize: '40px', paddingInline: vars.space[3] },
    [media.reducedMotion]: { transition: 'none' },
    // The browser's own repaint would lay a plate behind the label of a solid button, in the colour of the label.
    [media.forcedColors]: { border: '1px solid ButtonBorder', boxShadow: 'none', forcedColorAdjust: 'none' },
  },
});
rule(`${buttons}:is(.tour-next, .tour-stop)`, {
  background: vars.tone.primary.solid,
  boxShadow: vars.shadow.solid,
  color: vars.tone.primary.onSolid,
});
rule(`${buttons}.tour-skip`, { background: 'transparent', boxShadow: 'none', color: vars.color.fg.muted });

rule(`${buttons}:hover`, { '@media': { [media.hover]: { background: vars.color.button.bgHover } } });
rule(`${buttons}:is(.tour-next, .tour-stop):hover`, {
  '@media': { [media.hover]: { background: vars.tone.primary.solidHover } },
});
rule(`${buttons}.tour-skip:hover`, {
  '@media': { [media.hover]: { background: vars.color.bg.hover, color: vars.color.fg.default } },
});
rule(`${buttons}:active`, { background: vars.color.button.bgActive });
rule(`${buttons}:is(.tour-next, .tour-stop):active`, { background: vars.tone.primary.solidActive });
rule(`${buttons}.tour-skip:active`, { background: vars.color.bg.active, color: vars.color.fg.default });
