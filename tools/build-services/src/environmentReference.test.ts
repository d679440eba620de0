import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { renderEnvironmentExample, renderEnvironmentReference, serviceVariables } from './environmentReference.ts';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
/** The formatter aligns tables. */
const compact = (text: string) => text.replaceAll(/-{3,}/g, '---').replaceAll(/ +/g, ' ');
const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

it('matches the documentation; to update it, run npm run docs:services', () => {
  expect(compact(read('apps/documentation/content/service-configuration.md'))).toBe(
    compact(renderEnvironmentReference()),
  );
  expect(read('.env.example')).toBe(renderEnvironmentExample());
});

it('is set by compose.yaml and .env.example, which set nothing else', () => {
  const { services } = parse(read('compose.yaml'), { merge: true }) as {
    readonly services: Readonly<Record<string, { readonly environment?: object }>>;
  };
  const set = Object.values(services)
    .flatMap(({ environment = {} }) => Object.keys(environment))
    .filter((name) => !/^(POSTGRES|CLICKHOUSE_(USER|DB|PASSWORD)|AWS_SHARED)/.test(name))
    .map((name) => name.replace(/_FILE$/, ''));
  const example = namesIn(read('.env.example'), /^(?:# )?([A-Z_]+)=/gm);
  const image = namesIn(read('Dockerfile'), /\b(SNAPSHOT_PATH|PORT)\b/g);
  const optional = ['HOST', 'DATABASE_CA'];
  expect(new Set([...set, ...example, ...image, ...optional])).toEqual(new Set(Object.keys(serviceVariables)));
});
