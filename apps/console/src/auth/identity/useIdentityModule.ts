import { useConfiguration } from '../../core/configuration/ConfigurationProvider.tsx';
import { loadIdentityModule } from './loadIdentityModule.ts';
import type { Outcome } from './outcome.ts';

/**
 * A module of this folder, loaded on demand: `const recovery = useIdentityModule(() => import('./recovery.ts'))`, then
 * `await recovery((part) => part.sendPasswordCode(email))`. Never rejects: code that cannot be loaded is a network error.
 */
export function useIdentityModule<Part>(load: () => Promise<Part>) {
  const configuration = useConfiguration();
  return async <Value>(use: (part: Part) => Promise<Outcome<Value>>): Promise<Outcome<Value>> => {
    const part = await loadIdentityModule(configuration, load).catch(() => null);
    return part ? use(part) : { kind: 'refused', reason: 'network' };
  };
}
