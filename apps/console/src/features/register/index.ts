export { RegisterScreen as Screen } from './RegisterScreen.tsx';
