import { describe, expect, it } from 'vitest';
import { contents } from './contents.ts';
import { addressOf, pageNames, readPage, siteAddress } from './readPage.ts';

const pages = pageNames.map(readPage);

describe('the documentation', () => {
  it('lists each of its pages once', () => {
    expect(contents.flatMap(({ pages: listed }) => listed).toSorted()).toEqual(pageNames.toSorted());
  });

  it('leads to pages and parts of pages that exist', () => {
    const known = new Set(
      pages.flatMap(({ name, headings }) => [addressOf(name), ...headings.map(({ id }) => `${addressOf(name)}#${id}`)]),
    );
    const broken = pages.flatMap(({ name, links }) =>
      links.filter((href) => !known.has(siteAddress(href))).map((href) => `${name}: ${href}`),
    );
    expect(broken).toEqual([]);
  });

  it('answers more than one question on each page', () => {
    expect(pages.filter(({ headings }) => headings.length < 2).map(({ name }) => name)).toEqual([]);
  });
});
