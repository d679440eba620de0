import { expect, it } from 'vitest';
import { withinLimits } from './svgLimits.ts';

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;
const nested = (depth: number) => svg(`${'<g>'.repeat(depth)}<path d="M0 0"/>${'</g>'.repeat(depth)}`);
const doubling = (levels: number) =>
  svg(
    `<defs><path id="l0"/>${Array.from({ length: levels }, (_, level) => `<g id="l${level + 1}"><use href="#l${level}"/><use xlink:href='#l${level}'/></g>`).join('')}</defs><use href="#l${levels}"/>`,
  );

it.each([
  [
    'a logo',
    svg(
      '<title>A &gt; B</title><g id="a"><path d="M0 0"/></g><use href="#a"/><!-- <g> --><style><![CDATA[<g>]]></style>',
    ),
  ],
  ['60 levels', nested(60)],
  ['an attribute with the end of a tag in it', svg('<path aria-label="A > B" d="M0 0"/>')],
  ['what other programs wrote for themselves', svg('<metadata><rdf:li>word</rdf:li></metadata>')],
  ['a few references to references', doubling(5)],
  ['a reference to nothing', svg('<use href="#none"/>')],
  ['prefixed elements', '<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:g></s:g></s:svg>'],
])('accepts %s', (_what, text) => {
  expect(withinLimits(text)).not.toBeNull();
});

it.each([
  ['3,000 levels', nested(3_000)],
  ['levels that never end', `<svg>${'<g>'.repeat(3_000)}`],
  ['levels that HTML keeps open after another end tag', svg('<g></x>'.repeat(3_000))],
  ['levels of HTML elements that close themselves', svg('<div/>'.repeat(3_000))],
  ['10,000 elements', svg('<path/>'.repeat(10_000))],
  ['references that double at each of 40 levels', doubling(40)],
  ['a reference to itself', svg('<g id="a"><use href="#a"/></g>')],
  ['a tag without an end', '<svg><path d="'],
  ['a comment without an end', '<svg><!--'],
  ['levels in an attribute without quotes', svg(`<g a=b" >${'<g>'.repeat(3_000)}"/>`)],
  ['levels that HTML keeps open in a description', svg(`<desc>${'<g/>'.repeat(3_000)}</desc>`)],
  ['levels after an end tag with which HTML leaves the drawing', svg(`</p>${'<g/>'.repeat(3_000)}`)],
  ['levels in an element that never ends', `<svg><p>${'<g/>'.repeat(3_000)}`],
  ['an attribute with a tag in it', svg('<path aria-label="<g><g>" d="M0 0"/>')],
  ['levels beside the drawing', svg('') + '<g/>'.repeat(3_000)],
  ['references in capitals', doubling(40).replaceAll('use', 'USE').replaceAll(' id=', ' ID=')],
  ['references to ids of the namespace of XML', doubling(40).replaceAll(' id=', ' xml:id=')],
  ['references to the larger one of two elements', doubling(40).replaceAll('</defs>', '<path id="l39"/></defs>')],
])('rejects %s', (_what, text) => {
  expect(withinLimits(text)).toBeNull();
});

it.each([
  ['a comment', `<!-->${'<g>'.repeat(3_000)}-->`],
  ['an instruction', `<?a >${'<g>'.repeat(3_000)}?>`],
  ['a document type', '<!DOCTYPE svg>'],
])('omits %s, which ends earlier in HTML', (_what, text) => {
  expect(withinLimits(`${text}<svg></svg>`)).toBe('<svg></svg>');
});

it('writes CDATA sections as text', () => {
  expect(withinLimits('<svg><style><![CDATA[a > b]]></style></svg>')).toBe('<svg><style>a &gt; b</style></svg>');
});
