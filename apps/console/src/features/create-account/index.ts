export { CreateAccountScreen as Screen } from './CreateAccountScreen.tsx';
