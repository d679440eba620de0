import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createTour } from '../index.ts';
import { useTour } from './index.ts';

const definition = { name: 'server', steps: [{ target: '#one', content: 'Text' }] };

function Guided() {
  const { index, count } = useTour(definition);
  return <p>{`${index} of ${count}`}</p>;
}

test('every entry can be imported, and a tour created and rendered, without a DOM (36)', async () => {
  expect(typeof document).toBe('undefined');
  await Promise.all([import('../topics/index.ts'), import('../anchors/index.ts')]);
  expect(createTour(definition).getSnapshot()).toEqual({ index: -1, count: 1, isPending: false, step: undefined });
  expect(createTour(definition).start()).toBe(false);
  expect(renderToString(<Guided />)).toBe('<p>-1 of 1</p>');
});
