import { readFileSync } from 'node:fs';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createDocumentReader, hashOf, stripTexts } from './persistedOperations.ts';
import { requestBody } from '../src/api/requestBody.ts';
import { type Document, graphql, isMutation } from '../src/api/graphql.ts';

const sources = join(import.meta.dirname, '../src');

const files: Record<string, string> = {
  '/src/fields.ts': 'export const fields = graphql(`\n  fragment Fields on User {\n    id\n  }\n`);\n',
  '/src/documents.ts': `import { graphql } from '../src/api/graphql.ts';
import { fields } from './fields.ts';

export const usersQuery = graphql(
  \`
    query Users {
      users { nodes { ...Fields } }
    }
  \`,
  [fields],
);
const after = 1;
`,
};
const readerOf = (sources: Record<string, string>) => createDocumentReader((path) => sources[path] ?? '');

describe('persisted operations of a production build', () => {
  it('replace the text of an operation with its hash, and keep line numbers', () => {
    const source = files['/src/documents.ts'] ?? '';
    const { code, operations } = stripTexts(source, '/src/documents.ts', readerOf(files));
    const [[hash, text] = ['', '']] = [...operations];
    expect(hash).toBe(hashOf(text));
    expect(text).toContain('fragment Fields on User');
    expect(code).toContain(`export const usersQuery = ("query Users sha256:${hash}"`);
    expect(code).not.toContain('nodes');
    expect(code.split('\n').indexOf('const after = 1;')).toBe(source.split('\n').indexOf('const after = 1;'));
  });

  it('reject documents that are unnamed or only known at run time', () => {
    const refused = (source: string) => () => stripTexts(source, '/src/a.ts', readerOf({ '/src/a.ts': source }));
    expect(refused('const a = graphql(`query A { ${b} }`);')).toThrow('/src/a.ts: a is not a static string');
    expect(refused('const of = () => graphql(`query A { b }`);')).toThrow('module-level constant');
    expect(refused('const a = graphql(`{ b }`);')).toThrow('a has no name');
    expect(refused('const a = graphql(`query A { ...F }`, [f]);')).toThrow('f is not a document');
  });

  it('send the name and the hash, and still distinguish queries from mutations', () => {
    const id = `sha256:${hashOf('text')}`;
    const document = `mutation InviteUser ${id}` as unknown as Document<unknown, { list: null }>;
    const sent = { operationName: 'InviteUser', documentId: id, variables: { list: null } };
    expect(JSON.parse(requestBody(document, { list: null }))).toEqual(sent);
    expect(isMutation(`mutation InviteUser ${id}`)).toBe(true);
    expect(JSON.parse(requestBody(graphql('query Q { a }') as never, {}))).toEqual({
      query: 'query Q { a }',
      variables: {},
    });
  });

  it('include every operation of the console, valid against the API', () => {
    const reader = createDocumentReader((path) => readFileSync(path, 'utf8'));
    const schema = buildSchema(readFileSync(join(import.meta.dirname, '../../api/schema/schema.graphql'), 'utf8'));
    const listed = globSync('**/*.{ts,tsx}', { cwd: sources })
      .filter((path) => !/\.(test|fixture|generated)\./.test(path) && path !== join('api', 'graphql.ts'))
      .map((path) => join(sources, path))
      .filter((path) => readFileSync(path, 'utf8').includes('graphql('))
      .flatMap((path) => [...stripTexts(readFileSync(path, 'utf8'), path, reader).operations.values()]);
    expect(listed.filter((text) => validate(schema, parse(text)).length > 0)).toEqual([]);
    const names = listed.map((text) => /^\w+ (\w+)/.exec(text)?.[1]);
    expect(names).toEqual([...new Set(names)]);
    expect(names).toContain('Users');
  });
});
