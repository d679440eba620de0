import { expect, it } from 'vitest';
import { pathwaysList } from './pathwaysList.ts';
import { viewerOf } from '../../api/viewer/viewer.fixture.ts';

it('explains in the row menu that a pathway in use cannot be deleted', () => {
  const action = pathwaysList.rowActions?.find((one) => one !== 'separator' && one.id === 'delete');
  if (action === undefined || action === 'separator') throw new Error('No such action');
  const pathway = { id: 'p', name: 'cdn', hostname: 'cdn.example', active: true, created: '', modified: '' };
  const reasonOf = (usedBy: number) => action.disabledReason?.({ ...pathway, usedBy }, viewerOf());
  expect([0, 1, 3].map(reasonOf)).toEqual([
    undefined,
    '1 resource uses it. Remove it from that resource first.',
    '3 resources use it. Remove it from them first.',
  ]);
});
