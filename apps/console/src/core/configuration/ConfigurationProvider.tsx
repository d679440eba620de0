import { createContext, useContext } from 'react';
import type { Configuration } from './configuration.ts';

const ConfigurationContext = createContext<Configuration | null>(null);

export const ConfigurationProvider = ConfigurationContext;

export function useConfiguration(): Configuration {
  const configuration = useContext(ConfigurationContext);
  if (!configuration) throw new Error('useConfiguration needs a <ConfigurationProvider> above.');
  return configuration;
}
