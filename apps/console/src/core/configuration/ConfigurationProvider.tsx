import { createRequiredContext } from '../createRequiredContext.ts';
import type { Configuration } from './configuration.ts';

export const [ConfigurationProvider, useConfiguration] = createRequiredContext<Configuration>('ConfigurationProvider');
