export { ConfirmPasswordScreen as Screen } from './ConfirmPasswordScreen.tsx';
