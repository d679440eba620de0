import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CircleExclamationPoint, Icon } from '../icon/index.ts';
import { errorMark } from './errorMark.tsx';

/** What a picture is, whatever the order of its attributes and the names that its library puts on it. */
function partsOf(markup: string): string[] {
  const attributes = (tag: string) =>
    [...tag.matchAll(/ ([\w-]+="[^"]*")/gu)].flatMap(([, attribute]) => attribute ?? []);
  return [...markup.matchAll(/<(\w+)([^>]*)>/gu)].map(([, name, rest = '']) => {
    const drawn = attributes(rest).filter((attribute) => !attribute.startsWith('class='));
    return [name, ...drawn.toSorted((a, b) => a.localeCompare(b))].join(' ');
  });
}

test('the mark of an error is the icon', () => {
  const icon = renderToStaticMarkup(<Icon icon={CircleExclamationPoint} size={14} />);
  expect(partsOf(renderToStaticMarkup(errorMark))).toEqual(partsOf(icon));
});
