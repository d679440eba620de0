import { MessagesProvider } from '@edge-console/ui/messages';
import { RouterProvider } from 'react-router-dom';
import { locale } from '../core/locale/locale.ts';
import { ConfigurationProvider } from '../core/configuration/ConfigurationProvider.tsx';
import { SessionProvider } from '../auth/session/SessionProvider.tsx';
import { AuthenticatedContextProvider } from '../auth/authenticated/authenticatedContext.ts';
import type { App } from './createApp.ts';

/** Providers of every page, around the router. */
export function AppRoot({ app }: { app: App }) {
  return (
    <MessagesProvider locale={locale}>
      <ConfigurationProvider value={app.configuration}>
        <SessionProvider value={app.session}>
          <AuthenticatedContextProvider value={app.signedIn}>
            <RouterProvider router={app.router} />
          </AuthenticatedContextProvider>
        </SessionProvider>
      </ConfigurationProvider>
    </MessagesProvider>
  );
}
