import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import '../../theme/index.ts';
import { type LateCode, lateCode } from '../../storybook/lateCode.ts';
import { streamColumns, streams } from '../../storybook/sampleStreams.tsx';
import { DataTable } from '../index.ts';

let root: Root;
let late: LateCode;
let page: HTMLElement;
const gate = () => page.querySelector('[role=grid]')?.previousElementSibling as HTMLElement | null | undefined;
const press = (key: string) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

beforeEach(async () => {
  // Before there is a table: a pointer that another test has left over it is a person's first sign.
  late = await lateCode('*createKeyboard*');
  page = document.body.appendChild(document.createElement('main'));
  root = createRoot(page);
  root.render(
    <DataTable
      label="Streams"
      columns={streamColumns}
      rows={streams(9)}
      rowKey={({ id }) => id}
      onSelectionChange={() => {}}
    />,
  );
});

afterEach(async () => {
  await late.release();
  root.unmount();
  page.remove();
});

test('keys that are pressed before their code has come lead on when it has, though it failed once (30, 31, 36)', async () => {
  await expect.poll(gate).toBeTruthy();
  gate()?.focus();
  await late.fail(() => import('./createKeyboard.ts'));
  gate()?.blur();
  gate()?.focus();
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight']) press(key);
  expect(document.activeElement).toBe(gate());
  await late.release();
  // The third row, in the first column behind the boxes.
  await expect.poll(() => document.activeElement).toBe(page.querySelector('[aria-rowindex="4"] > :nth-child(2)'));
});
