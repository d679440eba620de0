import { vars } from './contract.css.ts';
import { textStyles } from './scales.ts';

function style(name: keyof typeof textStyles) {
  const { tracking } = textStyles[name];
  return { font: vars.text[name], letterSpacing: tracking === 0 ? '0' : `${tracking}em` } as const;
}

/** Text styles: the font token plus its tracking, which the `font` shorthand cannot include. */
export const typography = {
  caption: style('caption'),
  label: style('label'),
  bodySm: style('bodySm'),
  body: style('body'),
  bodyLg: style('bodyLg'),
  titleSm: style('titleSm'),
  title: style('title'),
  h3: style('h3'),
  h2: style('h2'),
  h1: style('h1'),
  display: style('display'),
  code: style('code'),
} as const;
