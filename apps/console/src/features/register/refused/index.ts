export { ErrorRegisterScreen as Screen } from './ErrorRegisterScreen.tsx';
