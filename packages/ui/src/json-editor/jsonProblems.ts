import type { Messages } from '../messages/index.ts';
import { checkJson, placeOf, type JsonPath } from './checkJson.ts';
import { codePointName, type JsonFault } from './jsonScan.ts';
import { lineEnds } from './lineEnds.ts';
import { lineColumn } from './lineColumn.ts';

/** Something that is wrong with a value that is good JSON. */
export interface JsonIssue {
  /** What to do: "Use at most 10." */
  message: string;
  /** Which value: `['segment-prefetch', 'max-ahead']`. @default the whole */
  path?: JsonPath | undefined;
}

/** One thing to mend, as it is told. */
export interface JsonProblem {
  severity: 'error' | 'warning';
  message: string;
  /** "line 3, column 14" */
  place: string;
  offset: number;
  length: number;
  insertAt?: number;
  /** A mark that nobody sees, and that only has to go. */
  isMark?: boolean;
  /** It is no JSON at all, so that nothing can set it out. */
  isMalformed: boolean;
}

type Texts = Messages['jsonEditor'];

function faultMessage({ kind, found }: JsonFault, { problems, marks }: Texts): string {
  if (kind === 'mark' || kind === 'control') {
    const code = codePointName(found.codePointAt(0) ?? 0);
    const name: string | undefined = Object.entries(marks).find(([known]) => known === code)?.[1];
    return problems[kind](name === undefined ? code : `${name}, ${code}`);
  }
  const message = problems[kind];
  return typeof message === 'function' ? message(found) : message;
}

/** Everything to be mended in a text: what makes it no JSON, else what its owner says about it, and keys that are there twice. */
export function jsonProblems(
  value: string,
  texts: Texts,
  write: (number: number) => string,
  validate?: (value: unknown) => readonly JsonIssue[],
): JsonProblem[] {
  // Places are told in the text that is worked on.
  const text = lineEnds(value);
  const { fault, duplicates } = checkJson(text);
  const problemAt = (offset: number, length: number, severity: 'error' | 'warning', message: string): JsonProblem => {
    const { line, column } = lineColumn(text, offset);
    return { severity, message, offset, length, place: texts.line(write(line), write(column)), isMalformed: false };
  };
  const twice = duplicates.map((one) =>
    problemAt(one.offset, one.found.length + 2, 'warning', faultMessage(one, texts)),
  );
  if (fault !== undefined) {
    const found = {
      ...problemAt(fault.offset, fault.found.length, 'error', faultMessage(fault, texts)),
      isMalformed: true,
      ...(fault.kind === 'mark' || fault.kind === 'control' ? { isMark: true } : {}),
    };
    return [fault.insertAt === undefined ? found : { ...found, insertAt: fault.insertAt }, ...twice];
  }
  try {
    const issues = validate === undefined ? [] : validate(JSON.parse(text) as unknown);
    return [...issues.map(({ message, path = [] }) => problemAt(placeOf(text, path), 1, 'error', message)), ...twice];
  } catch {
    // Nested so deeply that a check which calls itself for each level has run out of room. The page must not go with it.
    return [problemAt(0, 1, 'warning', texts.unchecked), ...twice];
  }
}
