import { isResellerHost } from '../../api/branding/hostBrand.ts';
import type { Configuration } from '../../core/configuration/configuration.ts';

/** Whether users can have passkeys here. Browsers offer the console's passkeys on no other host, such as a reseller's. */
export const arePasskeysOffered = (configuration: Configuration): boolean =>
  configuration.features.passkeys && !isResellerHost(configuration);

/** Whether this browser can use passkeys: not without HTTPS. */
export const arePasskeysSupported = (): boolean => typeof PublicKeyCredential === 'function';
