import '@edge-console/ui/fonts.css';
import '@edge-console/ui/theme';
import { startHostBrand } from '../api/branding/hostBrand.ts';
import { loadConfiguration } from '../core/configuration/loadConfiguration.ts';
import { watchColorMode } from '../core/preferences/currentColorMode.ts';
import { watchErrors } from '../core/reporting/reports.ts';
import { startReporting } from '../core/reporting/startReporting.ts';
import { checkStorage } from '../core/storage/blocked.ts';
import { reloadBlockers } from '../core/version/reloadBlockers.ts';
import { watchMissingChunks } from '../core/version/missingChunk.ts';
import { setLazyPages } from '../router/modules.ts';
import { canonicalPath, findRoute } from '../router/findRoute.ts';
import { createApp } from './createApp.ts';
import { lazyPages } from './lazyPages.ts';
import { showFailurePage } from './failurePage.ts';
import { mount } from './mount.tsx';
import { startWhenIdle } from './mounted.ts';
import { offlinePage } from './offlinePage.ts';
import { loadWhenOnline } from './loadWhenOnline.ts';
import { startUp } from './startUp.ts';
import { warmUp } from './warmUp.ts';

declare global {
  interface Window {
    /** Start progress; tests wait for `mounted`. */
    __app: { created: boolean; mounted: boolean };
  }
}

addEventListener('input', () => reloadBlockers.noteTyping(), { capture: true, once: true });
setLazyPages(lazyPages);
watchErrors();
watchColorMode();
watchMissingChunks();
let support: string | undefined;
const fail = (error: unknown) => showFailurePage(error, support);
window.__app = { created: false, mounted: false };
// Absent if the browser is too old (public/browserCheck.js).
if (document.getElementById('root'))
  void startUp({
    create: async () => {
      checkStorage();
      // With several languages, an earlier script has read and removed the parameter.
      if (location.search.includes('locale='))
        await import('../core/locale/applyLocale.ts').then(
          ({ applyLocale }) => applyLocale({ en: 'ltr' }),
          () => undefined,
        );
      const { isSignedIn } = warmUp();
      const configuration = await loadWhenOnline(loadConfiguration, offlinePage(isSignedIn));
      support = configuration.contact.support;
      startReporting(configuration, () =>
        findRoute(location.pathname) ? canonicalPath(location.pathname) : 'unknown',
      );
      const branded = startHostBrand(configuration);
      const app = createApp(configuration);
      await branded;
      return app;
    },
    mount: async (app) => {
      await mount(app, fail);
      startWhenIdle(app);
    },
    fail,
    progress: window.__app,
  });
