import { describe, expect, it } from 'vitest';
import type { Category } from './queries.ts';
import {
  changeCount,
  fieldsAsJson,
  jsonAsFields,
  jsonIssues,
  jsonIssuesOf,
  read,
  readEdits,
  shownFields,
  storedFields,
  unreadable,
  withEdit,
  rawJsonKey,
  writeEdits,
} from './edits.ts';

const category = (name: string, changed: Partial<Category> = {}): Category => ({
  name,
  custom: false,
  values: {},
  defaults: {},
  version: 3,
  updatedAt: null,
  updatedUser: null,
  ...changed,
});
const bandwidth = category('Bandwidth', { defaults: { bandwidthType: 'none' } });
const sdk = category('SDK', { defaults: { sdkFeatureFlags: {} }, values: { sdkFeatureFlags: { a: true } } });
const events = category('live-events', { custom: true, values: { b: 1, a: 2 } });

describe('edits', () => {
  it('exist only while they differ from the stored values, and keep their base version', () => {
    const edits = withEdit({}, bandwidth, { bandwidthType: 'probe' });
    expect(edits).toEqual({ Bandwidth: { version: 3, entered: { bandwidthType: 'probe' } } });
    expect(withEdit(edits, { ...bandwidth, version: 4 }, { fixedKbps: 64 })['Bandwidth']?.version).toBe(3);
    expect(withEdit(edits, bandwidth, { bandwidthType: 'none' })).toEqual({});
  });

  it('override the stored values', () => {
    const edits = withEdit({}, bandwidth, { bandwidthType: 'probe' });
    expect(shownFields(bandwidth, edits)).toEqual({ bandwidthType: 'probe', fixedKbps: null });
  });

  it('are stored as text, and ignore invalid text', () => {
    const edits = withEdit({}, events, { [rawJsonKey]: '{ "half' });
    expect(readEdits(writeEdits(edits))).toEqual(edits);
    expect(writeEdits({})).toBe('');
    for (const text of ['', '{', '[]', '{"a":1}']) expect(readEdits(text)).toEqual({});
  });
});

describe('a category edited as JSON', () => {
  const fixed = '{ "bandwidthType": "fixed", "fixedKbps": 64 }';

  it('starts with its fields’ values, and has no edit until text is typed', () => {
    expect(fieldsAsJson(sdk, {})).toBe('{\n  "sdkFeatureFlags": {\n    "a": true\n  }\n}');
    expect(withEdit({}, sdk, { [rawJsonKey]: fieldsAsJson(sdk, {}) })).toEqual({});
    expect(fieldsAsJson(bandwidth, withEdit({}, bandwidth, { bandwidthType: 'probe' }))).toContain('probe');
  });

  it('has the same values as its fields', () => {
    const asJson = withEdit({}, bandwidth, { [rawJsonKey]: fixed });
    const asFields = withEdit({}, bandwidth, { bandwidthType: 'fixed', fixedKbps: 64 });
    expect(read(bandwidth, asJson)).toEqual(read(bandwidth, asFields));
    expect(jsonAsFields(bandwidth, fixed)).toEqual({ bandwidthType: 'fixed', fixedKbps: 64 });
  });

  it('and its fields: the last edit wins', () => {
    const asJson = withEdit(withEdit({}, bandwidth, { bandwidthType: 'probe' }), bandwidth, {
      [rawJsonKey]: fixed,
    });
    expect(asJson['Bandwidth']?.entered).toEqual({ [rawJsonKey]: fixed });
    const asFields = withEdit(asJson, bandwidth, { bandwidthType: 'probe' });
    expect(asFields['Bandwidth']?.entered).toEqual({ bandwidthType: 'probe' });
  });

  it('reports errors by key, and stays JSON meanwhile', () => {
    const wrong = (text: string) => read(bandwidth, withEdit({}, bandwidth, { [rawJsonKey]: text }));
    expect(jsonIssues('General', { debug: 'yes' })).toEqual([
      { path: ['debug'], message: 'debug: Enter true or false.' },
    ]);
    expect(wrong('{').errors).toEqual({ [rawJsonKey]: 'The JSON is not well formatted.' });
    expect(wrong('{"bandwidthType":"fixed","fixedKbps":1}').errors[rawJsonKey]).toMatch(/^fixedKbps: /);
    expect(wrong('{"bandwidthType":"fast"}')).toMatchObject({ values: null });
    for (const text of ['{', '[]', '{"bandwidthType":"fast"}']) expect(jsonAsFields(bandwidth, text)).toBeNull();
  });
});

describe('the resulting values', () => {
  it('are the changed ones, without defaults', () => {
    const reading = read(bandwidth, withEdit({}, bandwidth, { bandwidthType: 'fixed', fixedKbps: 64 }));
    expect(reading).toMatchObject({ values: { bandwidthType: 'fixed', fixedKbps: 64 }, errors: {} });
    expect(reading.changes).toEqual({
      bandwidthType: { before: 'none', after: 'fixed' },
      fixedKbps: { after: 64 },
    });
  });

  it('are rejected if a required number is missing or invalid', () => {
    const fixed = withEdit({}, bandwidth, { bandwidthType: 'fixed' });
    expect(read(bandwidth, fixed)).toMatchObject({ values: null, errors: { fixedKbps: 'Required field.' } });
    const typed = withEdit(fixed, bandwidth, { fixedKbps: unreadable });
    expect(read(bandwidth, typed).errors).toEqual({ fixedKbps: 'Enter a number.' });
    expect(changeCount(read(bandwidth, typed), typed['Bandwidth'])).toBe(2);
  });

  it('are empty if JSON only differs in formatting', () => {
    const edits = withEdit({}, sdk, { sdkFeatureFlags: '{"a":true}' });
    expect(changeCount(read(sdk, edits), edits['SDK'])).toBe(0);
    expect(storedFields(sdk)).toEqual({ sdkFeatureFlags: '{\n  "a": true\n}' });
  });

  it('are rejected for invalid or overlong JSON', () => {
    const flags = (text: string) => read(sdk, withEdit({}, sdk, { sdkFeatureFlags: text })).errors['sdkFeatureFlags'];
    expect(flags('{')).toBe('The JSON is not well formatted.');
    expect(flags('[]')).toBe('Enter a JSON object, in curly braces.');
    expect(flags(`{"a":"${'x'.repeat(1024)}"}`)).toBe('Enter at most 1024 characters.');
    expect(read(events, withEdit({}, events, { [rawJsonKey]: '[1]' })).errors).toEqual({
      [rawJsonKey]: 'Enter a JSON object, in curly braces.',
    });
  });

  it('are rejected with each error’s position in valid JSON', () => {
    const key = 'Use letters, numbers, and hyphens.';
    expect(jsonIssuesOf('SDK', 'sdkFeatureFlags', { a: true, 'b c': 1, 'd.e': 2 })).toEqual([
      { path: ['b c'], message: `b c: ${key}` },
      { path: ['d.e'], message: `d.e: ${key}` },
    ]);
    expect(jsonIssuesOf('SDK', 'sdkFeatureFlags', [])).toEqual([{ message: 'Enter a JSON object, in curly braces.' }]);
    expect(jsonIssuesOf('SDK', 'sdkFeatureFlags', { a: true })).toEqual([]);
    expect(jsonIssues('SDK', { sdkFeatureFlags: { 'b c': 1 } })).toEqual([
      { path: ['sdkFeatureFlags', 'b c'], message: `b c: ${key}` },
    ]);
    expect(jsonIssues('Bandwidth', { bandwidthType: 'fixed', fixedKbps: 1 })).toMatchObject([{ path: ['fixedKbps'] }]);
    expect(jsonIssues('live-events', [1])).toEqual([{ message: 'Enter a JSON object, in curly braces.' }]);
    expect(jsonIssues('live-events', { 'b c': 1 })).toEqual([]);
  });

  it('include the added and removed keys of a custom category', () => {
    expect(read(events, withEdit({}, events, { [rawJsonKey]: '{"b":1,"c":[]}' })).changes).toEqual({
      a: { before: 2 },
      c: { after: [] },
    });
  });
});
