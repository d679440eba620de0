export { InsightsScreen as Screen } from './InsightsScreen.tsx';
