export { ForgotPasswordScreen as Screen } from './ForgotPasswordScreen.tsx';
