import * as v from 'valibot';
import { act, StrictMode } from 'react';
// oxlint-disable-next-line no-restricted-imports -- the page is a whole one
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { useForm } from '../react/useForm.ts';
import { requiredMessage } from '../rules/messages.ts';
import { labelOf } from '../state/fieldRegistry.ts';
import type { Form } from '../state/form.ts';
import { FormTextField, type FormTextFieldProps } from './FormTextField.tsx';

type Fields = { code: string };

const schema = v.object({ code: v.pipe(v.string(), v.nonEmpty(requiredMessage)) });

type PageProps = Pick<FormTextFieldProps<Fields>, 'label' | 'action'> & { onForm: (form: Form<Fields>) => void };

function Page({ onForm, ...rest }: PageProps) {
  const form = useForm({ schema, initialValues: { code: 'a' }, onSubmit: () => undefined });
  onForm(form);
  return <FormTextField form={form} name="code" {...rest} />;
}

let root: Root;
let page: HTMLElement;
let form: Form<Fields> | undefined;

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

beforeEach(() => {
  page = document.body.appendChild(document.createElement('main'));
  root = createRoot(page);
});

afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
});

const show = (props: Omit<PageProps, 'onForm'>) =>
  act(async () =>
    root.render(
      <StrictMode>
        <Page {...props} onForm={(opened) => (form = opened)} />
      </StrictMode>,
    ),
  );

function element<Name extends 'input' | 'button'>(name: Name): HTMLElementTagNameMap[Name] {
  const found = page.querySelector(name);
  if (!found) throw new Error(`No ${name}.`);
  return found;
}
const input = () => element('input');

test('a field whose label changes keeps its error and can be focused', async () => {
  await show({ label: 'Code' });
  await show({ label: 'New code' });
  await act(async () => {
    form?.change('code', '');
    await form?.submit();
  });
  expect([input().ariaInvalid, document.activeElement === input()]).toEqual(['true', true]);
  expect(form && labelOf(form['~internals'].registry, 'code')).toBe('New code');
});

test('a field changed by its own button is validated when the button loses focus', async () => {
  await show({ label: 'Code', action: <button type="button">Empty</button> });
  const button = element('button');
  await act(async () => {
    input().focus();
    button.focus();
    form?.change('code', '');
  });
  expect(input().ariaInvalid).toBeNull();
  await act(async () => button.blur());
  expect(input().ariaInvalid).toBe('true');
});
