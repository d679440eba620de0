import * as v from 'valibot';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { domainName, uniqueItems, failuresByPath, fieldRule } from './index.ts';

test('fieldRule can only reject a field of its object', () => {
  expectTypeOf(fieldRule<{ start: string }>)
    .parameter(1)
    .toEqualTypeOf<'start'>();
});

describe('uniqueItems', () => {
  const hosts = v.object({ hosts: v.pipe(v.array(v.object({ host: domainName })), uniqueItems('host')) });
  const messages = (input: unknown) =>
    Object.fromEntries(
      [...failuresByPath(v.safeParse(hosts, input).issues ?? [])].map(([path, { message }]) => [path, message]),
    );
  const listed = (...names: string[]) => ({ hosts: names.map((host) => ({ host })) });

  test('rejects the duplicate item at the field that must differ', () => {
    expect(messages(listed('aurora.tv', 'basalt.tv', ' aurora.tv'))).toEqual({
      'hosts.2.host': 'This is already in the list.',
    });
    expect(messages(listed('aurora.tv', 'basalt.tv'))).toEqual({});
  });

  test("reports an item's own error first", () => {
    expect(messages(listed('', ''))).toEqual({
      'hosts.0.host': 'Required field.',
      'hosts.1.host': 'Required field.',
    });
  });
});
