import type { Configuration } from './configuration.ts';

/** The host of Cognito's hosted pages. */
export const hostedHost = ({ hostedUiPrefix = '', region }: Configuration): string =>
  `${hostedUiPrefix}.auth.${region}.amazoncognito.com`;
