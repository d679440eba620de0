import * as v from 'valibot';
import { act, StrictMode } from 'react';
// oxlint-disable-next-line no-restricted-imports -- the page is a whole one
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { FormTextField } from '../fields/FormTextField.tsx';
import { requiredMessage } from '../rules/messages.ts';
import { labelOf } from '../state/fieldRegistry.ts';
import type { Form } from '../state/form.ts';
import { useForm } from './useForm.ts';

const schema = v.object({ code: v.pipe(v.string(), v.nonEmpty(requiredMessage)) });

type CodeForm = Form<{ code: string }>;

function Page({ label, onForm }: { label: string; onForm: (form: CodeForm) => void }) {
  const form = useForm({ schema, initialValues: { code: '' }, onSubmit: () => undefined });
  onForm(form);
  return <FormTextField form={form} name="code" label={label} />;
}

test('a field whose label changes is still the one that an error marks and that gets the focus', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const page = document.body.appendChild(document.createElement('main'));
  const root = createRoot(page);
  let form: CodeForm | undefined;
  const show = (label: string) =>
    act(async () =>
      root.render(
        <StrictMode>
          <Page label={label} onForm={(opened) => (form = opened)} />
        </StrictMode>,
      ),
    );
  await show('Code');
  await show('New code');
  await act(() => form?.submit());
  const input = page.querySelector('input');
  expect([input?.ariaInvalid, document.activeElement === input]).toEqual(['true', true]);
  expect(form && labelOf(form['~internals'].registry, 'code')).toBe('New code');
  await act(async () => root.unmount());
  page.remove();
});
