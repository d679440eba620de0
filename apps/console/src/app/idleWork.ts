import { startVersion } from './startVersion.ts';
import type { App } from './createApp.ts';
import { startGuest } from './startGuest.ts';

export function startIdleWork(app: App): void {
  startVersion(app.router);
  void startGuest(app);
}
