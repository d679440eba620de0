import { expect, it } from 'vitest';
import { optionsOf } from './options.ts';

it('offers a failed source again, at the end of its section', () => {
  const item = { id: 'a', label: 'A' };
  const options = optionsOf([
    { id: 'pages', label: 'Pages', items: [item], status: 'ready' },
    { id: 'people', label: 'People', items: [], status: 'failed' },
    { id: 'more', label: 'More', items: [], status: 'pending' },
  ]);
  expect(options.map(({ kind, sectionId }) => `${kind} ${sectionId}`)).toEqual(['item pages', 'retry people']);
});
