import type { Meta, StoryObj } from '@storybook/react-vite';
import { LeaveGuardProvider } from '@edge-console/ui/leave-guard';
import { SnackbarProvider } from '@edge-console/ui/snackbar';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, screen, userEvent, within } from 'storybook/test';
import { ConfigurationProvider } from '../core/configuration/ConfigurationProvider.tsx';
import { readConfiguration } from '../core/configuration/configuration.ts';
import { createQueryClient } from '../api/queryClient.ts';
import { QueryClientProvider } from '../api/QueryClientProvider.tsx';
import { shellMessages } from './messages.ts';
import { leaveAdapter } from '../router/leaveAdapter.ts';
import { resolveRouteAccess } from '../router/resolveRouteAccess.ts';
import { routes } from '../router/routes.ts';
import { guestSession } from '../auth/session/session.fixture.ts';
import { SessionProvider } from '../auth/session/SessionProvider.tsx';
import { type ViewerOptions, viewerWith } from '../api/viewer/viewerWith.fixture.ts';
import { ViewerProvider } from '../api/viewer/ViewerProvider.tsx';
import { ShellLayout } from './ShellLayout.tsx';

const configuration = readConfiguration({
  userPoolId: 'local_EdgeConsole',
  userPoolClientId: 'client',
  graphqlEndpoint: 'http://localhost/graphql',
  passwordFormat: {},
});

/** Never responds: the stories only show the frame. */
const queryClient = createQueryClient({ request: () => new Promise(() => undefined) }, () => null);

const Frame = () => (
  <LeaveGuardProvider adapter={leaveAdapter}>
    <SnackbarProvider>
      <ShellLayout>{null}</ShellLayout>
    </SnackbarProvider>
  </LeaveGuardProvider>
);

function Shell(options: ViewerOptions) {
  const viewer = viewerWith(options);
  const store = { subscribe: () => () => undefined, current: () => viewer };
  const router = createMemoryRouter([{ path: '*', element: <Frame /> }]);
  return (
    <ConfigurationProvider value={configuration}>
      <SessionProvider value={guestSession()}>
        <QueryClientProvider queryClient={queryClient}>
          <ViewerProvider value={store as never}>
            <RouterProvider router={router} />
          </ViewerProvider>
        </QueryClientProvider>
      </SessionProvider>
    </ConfigurationProvider>
  );
}

const meta = {
  title: 'Console/Shell',
  component: Shell,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'w1280' } },
  // The menus show what the routes allow, and the palette offers the same.
  async play({ args, canvas, step }) {
    const viewer = viewerWith(args);
    const reachable = Object.values(routes).flatMap((entry) => {
      const { menu, title } = entry;
      if (!menu) return [];
      return (menu.variants ?? [{ search: '', title, types: undefined }])
        .filter(({ types }) => !types || types.some((type) => type === args.type))
        .filter(({ search }) => resolveRouteAccess(entry, new URLSearchParams(search), viewer).kind === 'show')
        .map((page) => ({ menu, title: page.title }));
    });
    const titles = (placement?: 'side' | 'account') =>
      reachable
        .filter(({ menu }) => placement === undefined || menu.placement === placement || menu.placement === 'both')
        .map(({ title }) => title);

    await step('side menu', async () => {
      const menu = canvas.getByRole('navigation', { name: 'Main' });
      const links = within(menu).queryAllByRole('link');
      const shown = links.map((link) => link.textContent).filter((text) => text !== 'Edge Console');
      await expect(shown).toEqual(titles('side'));
    });
    await step('account menu', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Account menu/ }));
      const items = await screen.findAllByRole('menuitem');
      const shown = items.map((item) => item.textContent).filter((text) => text !== shellMessages.logOut);
      await expect(shown.toSorted()).toEqual(titles('account').toSorted());
      await userEvent.keyboard('{Escape}');
    });
    await step('palette', async () => {
      await userEvent.keyboard('{Control>}k{/Control}');
      const pages = await screen.findByRole('group', { name: shellMessages.jump.pages });
      const shown = within(pages)
        .getAllByRole('option')
        .map((option) => option.textContent);
      await expect(shown).toEqual(titles());
      await userEvent.keyboard('{Escape}');
    });
  },
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PlatformAdministrator: Story = { args: { type: 'PLATFORM', role: 'admin' } };
export const ResellerAdministrator: Story = { args: { type: 'RESELLER', role: 'adminReseller' } };
export const CustomerAdministrator: Story = { args: { type: 'CUSTOMER', role: 'admin' } };
/** A user who can read everything and change nothing. */
export const ReadOnly: Story = { args: { type: 'CUSTOMER', role: 'readOnly' } };
/** A user whose role grants nothing: only public entries remain. */
export const NoPermissions: Story = { args: { type: 'CUSTOMER', role: 'own' } };
