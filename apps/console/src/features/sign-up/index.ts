export { SignUpScreen as Screen } from './SignUpScreen.tsx';
