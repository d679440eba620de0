import { vars } from './contract.css.ts';

/** Text styles: the font token plus its tracking, which the `font` shorthand cannot carry. */
export const typography = {
  caption: { font: vars.text.caption, letterSpacing: '0' },
  label: { font: vars.text.label, letterSpacing: '0' },
  bodySm: { font: vars.text.bodySm, letterSpacing: '-.006em' },
  body: { font: vars.text.body, letterSpacing: '-.006em' },
  bodyLg: { font: vars.text.bodyLg, letterSpacing: '-.006em' },
  titleSm: { font: vars.text.titleSm, letterSpacing: '-.006em' },
  title: { font: vars.text.title, letterSpacing: '-.006em' },
  h3: { font: vars.text.h3, letterSpacing: '-.012em' },
  h2: { font: vars.text.h2, letterSpacing: '-.016em' },
  h1: { font: vars.text.h1, letterSpacing: '-.018em' },
  display: { font: vars.text.display, letterSpacing: '-.022em' },
  code: { font: vars.text.code, letterSpacing: '0' },
} as const;
