export { ActivateAccountScreen as Screen } from './ActivateAccountScreen.tsx';
