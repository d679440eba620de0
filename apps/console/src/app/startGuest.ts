import { loadIdentityModule } from '../auth/identity/loadIdentityModule.ts';
import type { App } from './createApp.ts';

/**
 * Gets identity pool credentials for a signed-out visitor, if the configuration allows guests. Optional: failures are
 * ignored.
 */
export async function startGuest({
  configuration,
  session,
}: {
  configuration: App['configuration'];
  session: Pick<App['session'], 'current'>;
}): Promise<void> {
  if (!configuration.allowGuestAccess || session.current()) return;
  const part = await loadIdentityModule(configuration, () => import('../auth/identity/guest.ts')).catch(() => null);
  await part?.guestCredentials(configuration);
}
