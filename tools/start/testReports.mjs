// Reads what a check found from the JSON that its runner wrote.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './install.mjs';

const nothing = [];
const firstLine = (text = '') => text.split('\n', 1)[0];

/** vitest keeps the failures of a test that passed later. A file that failed to load has no tests, only a message. */
function fromVitest({ numPassedTests, numFailedTests, testResults }) {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    failures: [
      ...tests
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => `${fullName}: ${firstLine(failureMessages[0])}`),
      ...testResults
        .filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
        .map(({ name, message }) => `${relative(root, name)}: ${firstLine(message)}`),
    ],
    retried: tests
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName, failureMessages }) => `${fullName}: ${firstLine(failureMessages[0])}`),
  };
}

const specsOf = ({ suites = nothing, specs = nothing }) => [...specs, ...suites.flatMap(specsOf)];

const indented = (text) => text && `\n${text.trimEnd()}`.replaceAll('\n', '\n    ');

/** Playwright's error: what was expected where, and what it saw while it waited. */
const reasonsOf = ({ results = nothing }) =>
  results
    .flatMap(({ errors = nothing }) => errors)
    .map(({ message = '', location }) => {
      const place = location ? `at line ${location.line}\n` : '';
      return indented(place + stripVTControlCharacters(message).split('\n').slice(0, 24).join('\n'));
    })
    .join('');

/** Playwright's snapshot of the page at the failure: CI keeps only the log. */
function pageOf({ results = nothing }) {
  const path = results
    .flatMap(({ attachments = nothing }) => attachments)
    .find(({ name }) => name === 'error-context')?.path;
  if (!path || !existsSync(path)) return '';
  return indented(/```yaml\n([^]*?)```/.exec(readFileSync(path, 'utf8'))?.[1] ?? '');
}

const titleOf = ({ file, line, title }) => `${file}:${line} ${title}`;

/** A spec in Playwright's report has one test per project. */
function fromPlaywright({ stats, suites }) {
  const specs = specsOf({ suites });
  const isFlaky = ({ tests }) => tests.some(({ status }) => status === 'flaky');
  const failed = specs.filter(({ ok }) => !ok);
  const withReason = (spec) => titleOf(spec) + spec.tests.map(reasonsOf).join('');
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures: failed.map(withReason),
    pages: failed.map((spec) => titleOf(spec) + spec.tests.map(pageOf).join('')),
    retried: specs.filter((spec) => spec.ok && isFlaky(spec)).map(withReason),
  };
}

/**
 * Findings of one finished check; a check without a report counts as one test. `unreached`: parts that did not run because a
 * registry or a font is missing here, which is no failure of the project.
 */
export function readReport(file, status) {
  const found = { failures: nothing, pages: nothing, retried: nothing, warnings: nothing, unreached: nothing };
  if (!file || !existsSync(file)) return { ...found, passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 };
  const json = JSON.parse(readFileSync(file, 'utf8'));
  if ('numTotalTests' in json) return { ...found, ...fromVitest(json) };
  if ('stats' in json) return { ...found, ...fromPlaywright(json) };
  return { ...found, ...json };
}
