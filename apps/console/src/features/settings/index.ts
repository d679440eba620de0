export { SettingsScreen as Screen } from './SettingsScreen.tsx';
