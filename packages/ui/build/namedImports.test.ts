import { expect, test } from 'vitest';
import { withNamedImports } from './namedImports.ts';

test('what is taken of React as a whole is imported by name, beside what already was', () => {
  expect(
    withNamedImports(
      'import $1$react, { useRef as $1$useRef } from "react";\nconst a = $1$react.createElement($1$react.Fragment);\nconst b = $1$react["useId"]?.() ?? $1$useRef();',
    ),
  ).toBe(
    'import { createElement as $1$react_createElement, Fragment as $1$react_Fragment, useId as $1$react_useId, useRef as $1$useRef } from "react";\nconst a = $1$react_createElement($1$react_Fragment);\nconst b = $1$react_useId?.() ?? $1$useRef();',
  );
});

test('two packages are told apart, though one name begins with the other', () => {
  expect(
    withNamedImports(
      'import $1$react from "react";\nimport $1$reactdom from "react-dom";\n$1$reactdom.createPortal($1$react.version);',
    ),
  ).toBe(
    'import { createPortal as $1$reactdom_createPortal } from "react-dom";import { version as $1$react_version } from "react";\n\n$1$reactdom_createPortal($1$react_version);',
  );
});

test.each([
  'import $1$react from "react";\nregister($1$react);\n$1$react.useId();',
  'import { useId } from "react";\nuseId();',
  'import words from "./words.js";\nwords.join();',
])('others stay as they are: %s', (code) => {
  expect(withNamedImports(code)).toBe(code);
});

test('what only an older React has is not asked for, and what only a newer one has is an error', () => {
  expect(
    withNamedImports(
      'import $1$react from "react";\n$1$react.__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED?.ReactCurrentOwner;\n$1$react.useId();',
    ),
  ).toBe('import { useId as $1$react_useId } from "react";\nundefined?.ReactCurrentOwner;\n$1$react_useId();');
  expect(() => withNamedImports('import $1$react from "react";\n$1$react.use(words);')).toThrow('"use"');
});
