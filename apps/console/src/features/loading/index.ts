export { LoadingScreen as Screen } from './LoadingScreen.tsx';
