import { expect, test } from 'vitest';
import type { Viewer } from '../../api/viewer/viewer.ts';
import { fileNameOf } from './fileName.ts';

const viewer = { entity: { name: 'Northlight' } } as Pick<Viewer, 'entity'>;

test('names the account and the time range', () => {
  expect(fileNameOf('Audience', viewer, { span: 'LAST_24_H' })).toBe('Audience, Northlight, 24 h');
  const custom = { span: 'CUSTOM', from: '2026-11-01T00:00:00Z', to: '2026-11-08T00:00:00Z' } as const;
  expect(fileNameOf('Audience', viewer, custom)).toBe('Audience, Northlight, 2026-11-01 to 2026-11-08');
});
