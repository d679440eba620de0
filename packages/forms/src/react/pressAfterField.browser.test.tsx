import * as v from 'valibot';
import { flushSync } from 'react-dom';
// oxlint-disable-next-line no-restricted-imports -- the page is a whole one
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
// oxlint-disable-next-line no-restricted-imports -- of the page's tools: a real pointer
import { userEvent } from 'vitest/browser';
import '@edge-console/ui/theme';
import { FormSelect } from '../fields/FormSelect.tsx';
import { FormTextField } from '../fields/FormTextField.tsx';
import { SubmitButton } from '../fields/SubmitButton.tsx';
import { FormElement } from './FormElement.tsx';
import { useForm } from './useForm.ts';

const schema = v.object({ code: v.pipe(v.string(), v.maxLength(3, 'Too long.')), kind: v.string() });
const initialValues = { code: 'a', kind: 'b' };
const onCancel = vi.fn<() => void>();

function Page() {
  const form = useForm({ schema, initialValues, onSubmit: () => undefined });
  return (
    <FormElement form={form}>
      <FormTextField form={form} name="code" label="Code" />
      <div>
        <button type="button" onClick={onCancel}>
          Cancel
        </button>
        <SubmitButton form={form}>Save</SubmitButton>
      </div>
      <FormSelect form={form} name="kind" label="Kind" items={[{ id: 'b', label: 'B' }]} />
    </FormElement>
  );
}

let page: HTMLElement;
let root: ReturnType<typeof createRoot>;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  onCancel.mockReset();
  page = document.body.appendChild(document.createElement('main'));
  root = createRoot(page);
  flushSync(() => root.render(<Page />));
});

afterEach(() => {
  root.unmount();
  page.remove();
});

const find = (selector: string) => page.querySelector<HTMLElement>(selector) ?? expect.fail(selector);

test('pressing the upper part of a button works, even if the field it leaves is invalid', async () => {
  const cancel = find('button');
  await userEvent.fill(find('input'), 'abcd');
  const before = cancel.getBoundingClientRect().top;
  await userEvent.click(cancel, { position: { x: 4, y: 2 } });
  expect(onCancel).toHaveBeenCalledOnce();
  await expect.poll(() => page.textContent).toContain('Too long.');
  expect(cancel.getBoundingClientRect().top).toBeGreaterThan(before);
});

test('a field left with the keyboard shows its error immediately', async () => {
  await userEvent.fill(find('input'), 'abcd');
  await userEvent.tab();
  expect(page.textContent).toContain('Too long.');
});
