import '@edge-console/ui/fonts.css';
import '@edge-console/ui/theme';
import { createApp } from './createApp.ts';
import { showFailurePage } from './failurePage.ts';
import { mount } from './mount.tsx';
import { startUp } from './startUp.ts';
import { warmUp } from './warmUp.ts';

declare global {
  interface Window {
    /** How far the start came; tests wait for `mounted`. */
    __app: { created: boolean; mounted: boolean };
  }
}

window.__app = { created: false, mounted: false };
void startUp({
  create: () => {
    warmUp();
    return createApp();
  },
  mount: (app) => mount(app, showFailurePage),
  fail: showFailurePage,
  progress: window.__app,
});
