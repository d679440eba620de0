export { JsonEditor, type JsonEditorProps } from './JsonEditor.tsx';
export { JsonDiff, type JsonDiffProps } from './JsonDiff.tsx';
export type { JsonPath } from '../json/checkJson.ts';
export type { JsonIssue } from './jsonProblems.ts';
