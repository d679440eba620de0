import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withNew, withoutImage, withPage, type Gallery } from './useGallery.ts';

const empty: Gallery = { images: [], cursor: undefined, total: undefined, isLoaded: false, isPending: true, error: 1 };
const image = (id: string) => ({ id, name: `${id}.png`, url: `/${id}` });
const ids = ({ images }: Gallery) => images.map(({ id }) => id);

test('appends pages and skips images that moved between them (14)', () => {
  const first = withPage(empty, { items: ['a', 'b'].map(image), nextCursor: '2', total: 4 });
  expect(first).toMatchObject({ cursor: '2', isLoaded: true, isPending: false, error: undefined });
  const sent = withNew(first, image('new'));
  expect(sent.total).toBe(5);
  expect(ids(withPage(sent, { items: ['b', 'c', 'd'].map(image) }))).toEqual(['new', 'a', 'b', 'c', 'd']);
  expect(withoutImage(sent, 'a')).toMatchObject({ total: 4, images: [image('new'), image('b')] });
  expect(withoutImage(sent, 'z').total).toBe(5);
});

test('never lists an image twice, however pages overlap', () => {
  const page = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'));
  fc.assert(
    fc.property(fc.array(page), (pages) => {
      const all = ids(pages.reduce((gallery, one) => withPage(gallery, { items: one.map(image) }), empty));
      expect(all).toEqual([...new Set(pages.flat())]);
    }),
  );
});
