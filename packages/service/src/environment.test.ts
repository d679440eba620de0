import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { EnvironmentError, integer, list, origin, readEnvironment, secret, url } from './environment.ts';

const file = (content: string): string => {
  const path = join(mkdtempSync(join(tmpdir(), 'environment-')), 'secret');
  writeFileSync(path, content);
  return path;
};

function problemsOf(schema: v.ObjectSchema<v.ObjectEntries, undefined>, environment: NodeJS.ProcessEnv) {
  try {
    readEnvironment(schema, environment);
  } catch (error) {
    if (error instanceof EnvironmentError) return error.problems;
    throw error;
  }
  return [];
}

describe('a service’s environment', () => {
  it('has typed values and defaults, and ignores other variables', () => {
    const schema = v.object({
      ORIGIN: origin,
      DATABASE_URL: url('postgres'),
      PORT: v.optional(integer(0, 65_535), '8080'),
      REGIONS: list,
    });
    const environment = {
      ORIGIN: 'https://console.example.com',
      DATABASE_URL: 'postgres://host/name',
      PORT: '',
      REGIONS: 'eu-north, eu-west,',
      HOME: '/root',
    };
    expect(readEnvironment(schema, environment)).toEqual({
      ORIGIN: 'https://console.example.com',
      DATABASE_URL: 'postgres://host/name',
      PORT: 8080,
      REGIONS: ['eu-north', 'eu-west'],
    });
  });

  it('reports everything that is wrong, without values', () => {
    const schema = v.object({ ORIGIN: origin, PORT: integer(1, 100), TOKEN: secret, NAME: v.string() });
    const problems = problemsOf(schema, { ORIGIN: 'https://a.example/path', PORT: '101', TOKEN: 'hunter2' });
    expect(problems).toEqual([
      'ORIGIN: Enter an origin: no path, and no slash at the end.',
      'PORT: Enter at most 100.',
      'TOKEN: Enter at least 32 characters, for example the output of "openssl rand -hex 32".',
      'NAME is not set.',
    ]);
    expect(problems.join()).not.toContain('hunter2');
    expect(problemsOf(v.object({ TOKEN: secret }), { TOKEN: 'a secret with spaces, which headers split' })).toEqual([
      'TOKEN: Use letters, digits, and symbols only, without spaces.',
    ]);
  });

  it('reads secrets from files', () => {
    const schema = v.object({ TOKEN: v.string() });
    expect(readEnvironment(schema, { TOKEN_FILE: file('from a file\n') })).toEqual({ TOKEN: 'from a file' });
    expect(problemsOf(schema, { TOKEN: 'a', TOKEN_FILE: file('b') })).toEqual([
      'TOKEN and TOKEN_FILE are both set. Set one of them.',
    ]);
    expect(problemsOf(schema, { TOKEN_FILE: '/nonexistent' })).toEqual(['TOKEN_FILE: The file cannot be read.']);
  });
});
