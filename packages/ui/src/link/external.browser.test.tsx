import '../theme/index.ts';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { Link } from './Link.tsx';

const container = document.createElement('p');
const root = createRoot(container);
afterEach(() => {
  flushSync(() => root.render(null));
  container.remove();
});

it('keeps the icon of an external link with its last word at any width', () => {
  document.body.append(container);
  container.style.overflowWrap = 'anywhere';
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
  const textRange = document.createRange();
  textRange.selectNodeContents(container.querySelector('a')?.firstChild ?? container);
  const alone: number[] = [];
  for (let width = 90; width <= 240; width += 1) {
    container.style.inlineSize = `${width}px`;
    const lastLine = [...textRange.getClientRects()].at(-1) ?? new DOMRect();
    const icon = container.querySelector('svg')?.getBoundingClientRect() ?? new DOMRect();
    if (icon.top > lastLine.bottom) alone.push(width);
  }
  expect(alone).toEqual([]);
});
