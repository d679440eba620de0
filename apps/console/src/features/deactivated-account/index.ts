export { DeactivatedAccountScreen as Screen } from './DeactivatedAccountScreen.tsx';
