export { ResellerInsightsScreen as Screen } from './ResellerInsightsScreen.tsx';
