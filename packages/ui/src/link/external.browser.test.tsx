import '../theme/index.ts';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { Link } from './Link.tsx';

const place = document.createElement('p');
const root = createRoot(place);
afterEach(() => {
  flushSync(() => root.render(null));
  place.remove();
});

it('keeps the picture of a link outwards beside the last word, however narrow the text is', () => {
  document.body.append(place);
  place.style.overflowWrap = 'anywhere';
  flushSync(() =>
    root.render(
      <>
        I accept the{' '}
        <Link isExternal href="#privacy">
          privacy policy
        </Link>
      </>,
    ),
  );
  const words = document.createRange();
  words.selectNodeContents(place.querySelector('a')?.firstChild ?? place);
  const alone: number[] = [];
  for (let width = 90; width <= 240; width += 1) {
    place.style.inlineSize = `${width}px`;
    const lastWord = [...words.getClientRects()].at(-1) ?? new DOMRect();
    const picture = place.querySelector('svg')?.getBoundingClientRect() ?? new DOMRect();
    if (picture.top > lastWord.bottom) alone.push(width);
  }
  expect(alone).toEqual([]);
});
