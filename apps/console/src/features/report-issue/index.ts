export { ReportIssueScreen as Screen } from './ReportIssueScreen.tsx';
