import { expect, it } from 'vitest';
import schema from '../../../../api/schema/schema.graphql?raw';
import { deriveOperations, obstaclesOf } from './deriveOperations.ts';
import { operations } from './operations.generated.ts';

it('the generated rules match the API (npm run operations -w apps/console)', () => {
  expect(operations).toEqual(obstaclesOf(deriveOperations(schema)));
});

it('derives a rule for every operation, with the directive’s defaults', () => {
  expect(
    deriveOperations(`
      directive @auth(group: String, level: Level = READ) on FIELD_DEFINITION
      type Query { a: Int @auth b: Int @auth(group: "st.users", level: MANAGE, types: [RESELLER], notActing: true) c: Int @public }
      type Mutation { e: Int @auth }
      type Other { d: Int @auth }
    `),
  ).toEqual({
    a: { level: 'READ', scope: 'OWN' },
    b: { group: 'st.users', level: 'MANAGE', scope: 'OWN', types: ['RESELLER'], notActing: true },
    e: { level: 'READ', scope: 'OWN', mutation: true },
  });
});
