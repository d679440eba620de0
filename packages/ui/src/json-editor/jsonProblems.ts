import type { Messages } from '../messages/index.ts';
import { checkJson, valueOffset, type JsonPath } from '../json/checkJson.ts';
import type { JsonError } from '../json/tokenizer.ts';
import { lineColumn, normalizeLineEndings } from './lines.ts';

/** A validation error of well-formed JSON. */
export interface JsonIssue {
  /** What to do: "Use at most 10." */
  message: string;
  /** Path of the value: `['segment-prefetch', 'max-ahead']`. @default the whole text */
  path?: JsonPath | undefined;
}

/** A problem as it is shown. */
export interface JsonProblem {
  severity: 'error' | 'warning';
  message: string;
  /** For display: "line 3, column 14". */
  location: string;
  offset: number;
  length: number;
  insertAt?: number;
  /** Whether it is an invisible character that can be removed. */
  isMark?: boolean;
  /** Not valid JSON, so it cannot be formatted. */
  isMalformed: boolean;
}

/** Code point name: "U+00A0". */
export const codePointName = (code: number) => `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;

function messageOf({ kind, found }: JsonError, { problems, marks }: Messages['jsonEditor']): string {
  if (kind === 'mark' || kind === 'control') {
    const code = codePointName(found.codePointAt(0) ?? 0);
    const name: string | undefined = Object.entries(marks).find(([character]) => character === code)?.[1];
    return problems[kind](name === undefined ? code : `${name}, ${code}`);
  }
  const message = problems[kind];
  return typeof message === 'function' ? message(found) : message;
}

/** The problems of a text: its syntax error, or else the issues that `validate` finds, and duplicate keys. */
export function jsonProblems(
  value: string,
  messages: Messages['jsonEditor'],
  write: (number: number) => string,
  validate?: (value: unknown) => readonly JsonIssue[],
): JsonProblem[] {
  const text = normalizeLineEndings(value);
  const { error, duplicates } = checkJson(text);
  const problemAt = (offset: number, length: number, severity: 'error' | 'warning', message: string): JsonProblem => {
    const { line, column } = lineColumn(text, offset);
    return {
      severity,
      message,
      offset,
      length,
      location: messages.line(write(line), write(column)),
      isMalformed: false,
    };
  };
  const duplicateKeys = duplicates.map((one) =>
    problemAt(one.offset, one.found.length + 2, 'warning', messageOf(one, messages)),
  );
  if (error !== undefined) {
    const problem = {
      ...problemAt(error.offset, error.found.length, 'error', messageOf(error, messages)),
      isMalformed: true,
      ...(error.kind === 'mark' || error.kind === 'control' ? { isMark: true } : {}),
    };
    return [error.insertAt === undefined ? problem : { ...problem, insertAt: error.insertAt }, ...duplicateKeys];
  }
  try {
    const issues = validate === undefined ? [] : validate(JSON.parse(text) as unknown);
    return [
      ...issues.map(({ message, path = [] }) => problemAt(valueOffset(text, path), 1, 'error', message)),
      ...duplicateKeys,
    ];
  } catch {
    // A recursive `validate` overflows the stack on deep nesting.
    return [problemAt(0, 1, 'warning', messages.unchecked), ...duplicateKeys];
  }
}
