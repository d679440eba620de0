import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { typography } from '../theme/typography.ts';

// Outside any layer, like the package's own rules, which it must override.
function rule(selector: string, style: Omit<StyleRule, '@layer' | 'selectors'>): void {
  globalStyle(`:root ${selector}`, style);
}

const buttons = '.tour-footer > button';
const skip = '.tour-skip, .tour-skip-all';

rule('.tour-box', {
  vars: {
    '--tour-background': vars.color.bg.overlay,
    '--tour-color': vars.color.fg.default,
    '--tour-muted': vars.color.fg.muted,
    '--tour-accent': vars.tone.primary.solid,
    '--tour-on-accent': vars.tone.primary.onSolid,
    '--tour-shadow': vars.shadow.dialog,
    '--tour-width': '328px',
    '--tour-radius': vars.radius[5],
  },
  ...typography.body,
  border: 0,
  padding: vars.space[4],
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

rule('.tour-arrow', { vars: { '--tour-background': vars.color.bg.overlay } });

rule('.tour-spotlight', {
  vars: {
    '--tour-shade': vars.color.scrim,
    '--tour-accent': vars.color.focus,
    '--tour-padding': '4px',
    '--tour-target-radius': vars.radius[3],
  },
});

rule('.tour-progress:not([hidden])', {
  ...typography.caption,
  marginBlockEnd: vars.space[1],
  color: vars.tone.primary.fg,
});
rule('.tour-title:not([hidden])', {
  ...typography.title,
  marginBlockEnd: vars.space[1],
  color: vars.color.fg.strong,
});
rule('.tour-text', { margin: 0 });
rule('.tour-footer', { gap: vars.space[2], marginBlockStart: vars.space[4] });

rule(buttons, {
  flex: 'none',
  minBlockSize: 0,
  blockSize: vars.size.controlSm,
  paddingInline: '10px',
  border: 0,
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
    // Forced colors would paint a background in the label's color behind the label of a solid button.
    [media.forcedColors]: { border: '1px solid ButtonBorder', boxShadow: 'none', forcedColorAdjust: 'none' },
  },
});
rule(`${buttons}:focus-visible`, { outlineColor: vars.color.focus });
rule(`${buttons}:is(.tour-next, .tour-stop)`, {
  background: vars.tone.primary.solid,
  boxShadow: vars.shadow.solid,
  color: vars.tone.primary.onSolid,
});
rule(`${buttons}:is(${skip})`, { background: 'transparent', boxShadow: 'none', color: vars.color.fg.muted });

rule(`${buttons}:hover`, { '@media': { [media.hover]: { background: vars.color.button.bgHover } } });
rule(`${buttons}:is(.tour-next, .tour-stop):hover`, {
  '@media': { [media.hover]: { background: vars.tone.primary.solidHover } },
});
rule(`${buttons}:is(${skip}):hover`, {
  '@media': { [media.hover]: { background: vars.color.bg.hover, color: vars.color.fg.default } },
});
rule(`${buttons}:active`, { background: vars.color.button.bgActive });
rule(`${buttons}:is(.tour-next, .tour-stop):active`, { background: vars.tone.primary.solidActive });
rule(`${buttons}:is(${skip}):active`, { background: vars.color.bg.active, color: vars.color.fg.default });
