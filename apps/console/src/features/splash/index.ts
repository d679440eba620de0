export { SplashScreen as Screen } from './SplashScreen.tsx';
