import { globalStyle } from '@vanilla-extract/css';
import { typography, vars } from '@edge-console/ui/theme';

/** Our typography and colors on Storybook's pages. Only direct children, so that live examples are not affected. */
const own = (selector: string) => `:is(.sbdocs.sbdocs-content, .sbdocs-content > .ec-prose > div) > ${selector}`;

/** Lists in Markdown; lists rendered by blocks have their own styles. */
const bullets = 'ul:not(.sb-unstyled)';

globalStyle('.sbdocs.sbdocs-wrapper', {
  background: vars.color.bg.surface,
  padding: `${vars.space[12]} ${vars.space[6]} ${vars.space[24]}`,
});
globalStyle('.sbdocs.sbdocs-content', {
  fontFamily: vars.font.sans,
  maxInlineSize: 920,
  minInlineSize: 0,
  color: vars.color.fg.default,
});

const prose = { font: `400 .9375rem/1.625 ${vars.font.sans}`, letterSpacing: '-.006em', color: vars.color.fg.default };
globalStyle([own('p'), own(bullets), own('ol')].join(), {
  ...prose,
  marginBlock: vars.space[3],
  maxInlineSize: '70ch',
});
// The sentence below the title.
globalStyle(own('h1 ~ p:first-of-type'), { font: `400 1.0625rem/1.6 ${vars.font.sans}`, color: vars.color.fg.muted });
globalStyle(`${own(`${bullets} > li`)}, ${own('ol > li')}`, {
  ...prose,
  marginBlock: vars.space[1],
  paddingInlineStart: 4,
});
globalStyle(own(bullets), { listStyle: 'disc', paddingInlineStart: vars.space[5] });
globalStyle(own('ol'), { listStyle: 'decimal', paddingInlineStart: vars.space[5] });
globalStyle(`${own(`${bullets} > li::marker`)}, ${own('ol > li::marker')}`, { color: vars.color.fg.subtle });

globalStyle(own('h2'), {
  ...typography.h3,
  margin: `${vars.space[12]} 0 ${vars.space[3]}`,
  padding: 0,
  border: 0,
  color: vars.color.fg.strong,
});
globalStyle(own('h3'), {
  ...typography.title,
  margin: `${vars.space[8]} 0 ${vars.space[2]}`,
  color: vars.color.fg.strong,
});

const links = ['p a', `${bullets} a`, 'ol a', 'table a'].map(own).join();
globalStyle(links, {
  color: vars.color.fg.link,
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: 3,
});

const inlineCode = ['p code', `${bullets} code`, 'ol code', 'table code', 'h3 code'].map(own).join();
globalStyle(inlineCode, {
  font: vars.text.code,
  fontSize: '.8125em',
  padding: '2px 5px',
  margin: 0,
  border: 0,
  borderRadius: vars.radius[2],
  whiteSpace: 'break-spaces',
  color: vars.color.fg.default,
  background: vars.color.bg.inset,
});

// The table of contents: Storybook's line is white in dark mode, and pages without headings have no contents.
const contents = 'aside > nav[aria-labelledby="table-of-contents"]';
globalStyle(
  [`${contents} > .toc-wrapper > .toc-list`, `${contents} .toc-wrapper .toc-list .toc-list.toc-list`].join(),
  {
    borderInlineStart: `2px solid ${vars.color.border.subtle}`,
  },
);
globalStyle(`${contents} .toc-list-item.toc-list-item::before`, {
  borderInlineStart: `2px solid ${vars.color.fg.link}`,
});
globalStyle(`${contents}:not(:has(.toc-list-item))`, { display: 'none' });

// Code and live examples: a hairline, no shadow.
globalStyle('.sbdocs.sbdocs-preview, .sbdocs-content .docblock-source', {
  borderRadius: vars.radius[5],
  border: `1px solid ${vars.color.border.default}`,
  boxShadow: 'none',
  background: vars.color.bg.surface,
  marginBlock: `${vars.space[5]} ${vars.space[8]}`,
});
globalStyle('.sbdocs-content .docblock-source', { background: vars.color.bg.subtle });
globalStyle('.sbdocs-content .docblock-source pre, .sbdocs-content .docblock-source code', { font: vars.text.code });
globalStyle('.sbdocs-preview .docblock-source', { border: 0, borderRadius: 0, margin: 0 });

// Tables in Markdown.
globalStyle(own('table'), {
  inlineSize: '100%',
  borderCollapse: 'collapse',
  marginBlock: `${vars.space[4]} ${vars.space[6]}`,
  ...typography.body,
});
globalStyle(`${own('table')} :is(th, td)`, {
  padding: `10px ${vars.space[3]}`,
  border: 0,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  textAlign: 'start',
  verticalAlign: 'top',
  color: vars.color.fg.default,
  background: 'none',
});
globalStyle(`${own('table')} th`, { ...typography.label, color: vars.color.fg.muted, paddingBlock: vars.space[2] });
globalStyle(`${own('table')} tr`, { background: 'none', border: 0 });
globalStyle(own('hr'), {
  border: 0,
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  marginBlock: vars.space[10],
});
