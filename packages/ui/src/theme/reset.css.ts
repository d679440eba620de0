import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { reset } from './layers.css.ts';
import { typography } from './typography.ts';

function element(selector: string, rule: Omit<StyleRule, '@layer' | 'selectors'>): void {
  globalStyle(selector, { '@layer': { [reset]: rule } });
}

element('*, *::before, *::after', { boxSizing: 'border-box' });
element('body, h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, table, legend', { margin: 0, padding: 0 });
element('ul, ol', { listStyle: 'none' });
element('fieldset', { border: 0, minInlineSize: 0 });
element('button, input, textarea, select', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit', margin: 0 });
// Browsers use a different, smaller font for these; keys match the text around them.
element('code, kbd, pre, samp', { font: 'inherit' });
element('code, pre, samp', { fontFamily: vars.font.mono });
element('button', { background: 'none', border: 0, padding: 0, cursor: 'pointer', textAlign: 'inherit' });
element('a', { color: 'inherit', textDecoration: 'none' });
element('svg, img', { display: 'block' });
element('svg', { flex: 'none' });
element('h1, h2, h3, h4', { font: 'inherit', color: vars.color.fg.strong });
element('p, li', { textWrap: 'pretty' });
element('[hidden]', { display: 'none !important' });

element('html', {
  WebkitTextSizeAdjust: '100%',
  textRendering: 'optimizeLegibility',
  WebkitFontSmoothing: 'antialiased',
  background: vars.color.bg.app,
});
element('body', {
  ...typography.body,
  fontOpticalSizing: 'auto',
  color: vars.color.fg.default,
  background: vars.color.bg.app,
  minBlockSize: '100vh',
});
globalStyle('@page', { margin: '14mm 12mm' });
element('::selection', { background: vars.tone.primary.border });
element(':focus-visible', { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' });
