export { ErrorScreen as Screen } from './ErrorScreen.tsx';
