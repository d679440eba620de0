import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Wizard } from '../../wizard/index.ts';
import { LeaveGuardProvider, useLeaveGuard } from '../index.ts';
import { createLeaveAdapter, type LeaveAdapterOptions } from './index.ts';

let root: Root | undefined;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});
afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
});

/** A page with unsaved changes and a wizard whose step is in the URL. */
function Create() {
  const [parameters, setParameters] = useSearchParams();
  useLeaveGuard({ isDirty: true, title: 'Leave without creating?' });
  return (
    <Wizard
      label="Create account"
      submitLabel="Create"
      steps={['company', 'plan', 'contact'].map((id) => ({ id, title: id, content: () => id }))}
      values={{}}
      onChange={() => undefined}
      onSubmit={() => undefined}
      address={{
        stepId: parameters.get('step') ?? undefined,
        onStepChange: (step, { isReplacing }) => setParameters({ step }, { replace: isReplacing }),
      }}
    />
  );
}

async function open(options?: LeaveAdapterOptions) {
  const adapter = createLeaveAdapter(options);
  const guarded = (content: ReactNode) => <LeaveGuardProvider adapter={adapter}>{content}</LeaveGuardProvider>;
  const router = createMemoryRouter(
    [
      { path: '/create', element: guarded(<Create />) },
      { path: '/users', element: <p>Users</p> },
    ],
    { initialEntries: ['/create'] },
  );
  const container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
  await act(async () => root?.render(<RouterProvider router={router} />));
  return router;
}

const confirmation = () => page.getByRole('alertdialog', { name: 'Leave without creating?' });

test('does not guard wizard steps in the URL, but guards other pages (1, 14, 16)', async () => {
  const router = await open();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.poll(() => router.state.location.search).toBe('?step=plan');
  await act(() => router.navigate(-1));
  await expect.poll(() => router.state.location.search).toBe('?step=company');
  expect(confirmation().query()).toBeNull();
  await act(() => router.navigate('/users'));
  await expect.element(confirmation()).toBeVisible();
  expect(router.state.location.pathname).toBe('/create');
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect.poll(() => confirmation().query()).toBeNull();
  await act(() => router.navigate('/users'));
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect.element(page.getByText('Users')).toBeVisible();
  expect(router.state.location.pathname).toBe('/users');
});

test('lets the application define what leaves the page (1, 16)', async () => {
  const router = await open({ leavesPage: (from, to) => from.search !== to.search });
  await act(() => router.navigate('/create?drawer=invite'));
  await expect.element(confirmation()).toBeVisible();
  expect(router.state.location.search).not.toContain('drawer');
});
