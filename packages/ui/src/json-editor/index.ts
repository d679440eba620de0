export { JsonEditor, type JsonEditorProps } from './JsonEditor.tsx';
export { JsonDiff, type JsonDiffProps } from './JsonDiff.tsx';
export type { JsonPath } from './checkJson.ts';
export type { JsonIssue } from './jsonProblems.ts';
