export { createIssue } from './createIssue.ts';
