import { alertsList } from './alertsList.ts';

export { AlertsScreen as Screen } from './AlertsScreen.tsx';

export const { preload } = alertsList;
