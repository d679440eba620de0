import { expect, test } from 'vitest';
import readme from '../../README.md?raw';
// oxlint-disable-next-line import/default -- the text of the file, not its exports
import example from '../storybook/TenLines.tsx?raw';

test('the README contains the compiled and tested example', () => {
  const [written] = example.match(/export function InviteUser[\s\S]*/) ?? [];
  expect(readme).toContain(written?.trim());
});
