export { TermsScreen as Screen } from './TermsScreen.tsx';
