import { StrictMode, useState } from 'react';
import { createPortal } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { screen, userEvent, waitFor } from 'storybook/test';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '../theme/index.ts';
import { accountSteps, AccountWizard, storedDraft, memoryStorage, onSubmit } from '../storybook/sampleWizard.tsx';
import { Wizard } from './index.ts';

let root: Root;
let container: HTMLElement;

beforeEach(() => {
  container = document.body.appendChild(document.createElement('main'));
  root = createRoot(container);
});
afterEach(() => {
  root.unmount();
  container.remove();
});

it('continues on Enter in a step, but not on Enter in a dialog opened from the step (8)', async () => {
  const validate = vi.fn<() => boolean>(() => false);
  root.render(
    <Wizard
      label="Create account"
      submitLabel="Create"
      allowLeaving
      values={{}}
      onSubmit={() => undefined}
      steps={[
        {
          id: 'company',
          title: 'Company',
          validate,
          content: () => (
            <>
              <input aria-label="Name" />
              {createPortal(<input aria-label="Address in a dialog" />, document.body)}
            </>
          ),
        },
      ]}
    />,
  );
  await userEvent.type(await screen.findByRole('textbox', { name: 'Address in a dialog' }), 'Oslo{Enter}');
  expect(validate).not.toHaveBeenCalled();
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Lumen{Enter}');
  expect(validate).toHaveBeenCalledOnce();
});

it('can undo starting over, also if the parent merges the values (22)', async () => {
  function MergingPage() {
    const [values, setValues] = useState({ name: '' });
    return (
      <Wizard
        label="Create account"
        submitLabel="Create"
        allowLeaving
        canStartOver
        values={values}
        onChange={(next) => setValues((old) => ({ ...old, ...next }))}
        onSubmit={() => undefined}
        steps={[
          {
            id: 'company',
            title: 'Company',
            content: ({ values: { name }, onChange: change }) => (
              <input aria-label="Name" value={name} onChange={({ target }) => change({ name: target.value })} />
            ),
          },
        ]}
      />
    );
  }
  root.render(<MergingPage />);
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' });
  await userEvent.type(field, 'Lumen');
  await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
  expect(field.value).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(field.value).toBe('Lumen');
});

it('never removes the draft it restores, also in StrictMode (14)', async () => {
  const storage = memoryStorage({ 'wizard:account': storedDraft() });
  const removeItem = vi.spyOn(storage, 'removeItem');
  root.render(
    <StrictMode>
      <AccountWizard allowLeaving draft={{ key: 'account', version: 1, storage }} />
    </StrictMode>,
  );
  await screen.findByRole('heading', { name: 'First password' });
  expect(removeItem).not.toHaveBeenCalled();
  expect(storage.stored.get('wizard:account')).toContain('Lumen Sports');
});

it('continues after the passed steps, also in StrictMode (14)', async () => {
  const storage = memoryStorage({ 'wizard:account': storedDraft() });
  root.render(
    <StrictMode>
      <AccountWizard allowLeaving draft={{ key: 'account', version: 1, storage }} />
    </StrictMode>,
  );
  await userEvent.type(await screen.findByLabelText('Password'), 'Abcdef1!');
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  const review = await screen.findByRole('heading', { name: 'Review' });
  await waitFor(() => expect(document.activeElement).toBe(review));
});

it('restores a cleared value as empty (14)', async () => {
  const draft = { key: 'server', version: 1, storage: memoryStorage() };
  const onChange = vi.fn<(values: { port?: number | undefined }) => void>();
  const server = (values: { port?: number | undefined }) => (
    <Wizard
      label="Create server"
      submitLabel="Create"
      allowLeaving
      draft={draft}
      values={values}
      onChange={onChange}
      onSubmit={() => undefined}
      steps={[{ id: 'port', title: 'Port', content: () => null }]}
    />
  );
  root.render(server({ port: 443 }));
  await screen.findByRole('heading', { name: 'Port' });
  root.render(server({ port: undefined }));
  await waitFor(() => expect(draft.storage.stored.has('wizard:server')).toBe(true));
  root.render(null);
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Port' })).toBeNull());
  root.render(server({ port: 443 }));
  await waitFor(() => expect(onChange.mock.calls).toEqual([[{ port: undefined }]]));
});

it('deletes the draft after submitting, also if the page was left before the response (19)', async () => {
  const storage = memoryStorage({ 'wizard:account': storedDraft({ stepId: 'invite', progress: { company: 'done' } }) });
  const stored = () => storage.stored.get('wizard:account');
  let finish = () => {};
  onSubmit.mockImplementationOnce(() => new Promise<void>((resolve) => (finish = resolve)));
  const steps = accountSteps.filter(({ id }) => id !== 'access');
  const draft = { key: 'account', version: 1, storage };
  root.render(<AccountWizard allowLeaving hasReview={false} steps={steps} draft={draft} />);
  await userEvent.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'leila@solstice.tv');
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  root.render(null);
  await waitFor(() => expect(stored()).toContain('leila@solstice.tv'));
  finish();
  await waitFor(() => expect(stored()).toBeUndefined());
});
