import { SnackbarProvider } from '@edge-console/ui/snackbar';
import { RouterProvider } from 'react-router-dom';
import { ConfigurationProvider } from '../configuration/ConfigurationProvider.tsx';
import { DataProvider } from '../data/DataProvider.tsx';
import { SessionProvider } from '../session/SessionProvider.tsx';
import { ViewerProvider } from '../viewer/ViewerProvider.tsx';
import type { App } from './createApp.ts';

/** What every page can reach, around the router. */
export function AppRoot({ app }: { app: App }) {
  return (
    <ConfigurationProvider value={app.configuration}>
      <SessionProvider value={app.session}>
        <ViewerProvider value={app.viewer}>
          <DataProvider data={app.data}>
            <SnackbarProvider>
              <RouterProvider router={app.router} />
            </SnackbarProvider>
          </DataProvider>
        </ViewerProvider>
      </SessionProvider>
    </ConfigurationProvider>
  );
}
