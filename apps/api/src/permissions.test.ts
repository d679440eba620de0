import { describe, expect, it } from 'vitest';
import { dashboardRules } from './features/analytics/dashboards/dashboardAccess.ts';
import { fieldRules } from './objects.ts';
import { operations } from './operations.ts';
import { authorize } from './core/policy/authorize.ts';
import {
  effectiveLevels,
  entityTypes,
  isAtLeast,
  permissionGroups,
  services,
  tokenScopes,
  toPermissions,
  type EntityType,
  type PermissionGroup,
} from './core/policy/permissions.ts';
import { principalOf } from './core/policy/principal.ts';
import { isPublic, type AuthRule } from './core/policy/rules.ts';

/** Checks that every permission in the role form and every scope in the token form gives access to something. */

const now = new Date();
const entity = (type: EntityType) => ({ id: 'own', type, parentId: null, services });

const rules: readonly { readonly kind: 'Query' | 'Mutation'; readonly rule: AuthRule }[] = [
  ...operations.flatMap(({ kind, rule }) => (isPublic(rule) ? [] : [{ kind, rule }])),
  ...Object.values(fieldRules).map((rule) => ({ kind: 'Query' as const, rule })),
  ...Object.values(dashboardRules).map((rule) => ({ kind: 'Query' as const, rule })),
];

const withRole = (type: EntityType, levels: Readonly<Record<string, 'READ' | 'MANAGE'>>) =>
  principalOf(
    {
      userId: 'user',
      email: 'user@example.com',
      admin: false,
      entity: entity(type),
      role: { id: '6f6e1d5c-7f0f-4b0e-9a5b-1c2d3e4f5a6b', permissions: toPermissions(levels) },
    },
    now,
    'session',
  );

/** Analytics and dashboards are for customers. Other accounts have these permissions only to grant them to customers' users. */
const onlyToGive = new Set(
  (['PLATFORM', 'RESELLER'] as const).flatMap((type) =>
    (['ei.analytics', 'ea.dashboards'] as const).map((group) => `${type} ${group}`),
  ),
);

const opened = (type: EntityType, group: PermissionGroup, level: 'READ' | 'MANAGE') =>
  rules.some(
    ({ kind, rule }) =>
      rule.group === group && authorize(withRole(type, { [group]: level }), rule, { kind, now }).allowed,
  );

const settable = entityTypes.flatMap((type) => {
  const caps = effectiveLevels(toPermissions(Object.fromEntries(permissionGroups.map((group) => [group, 'MANAGE']))), {
    type,
    services,
  });
  return permissionGroups
    .filter((group) => isAtLeast(caps[group], 'READ'))
    .map((group) => [type, group, caps[group] as 'READ' | 'MANAGE'] as const);
});

describe('a custom role', () => {
  it.each(settable)('of an account of type %s gives access to something with only %s', (type, group, most) => {
    const isToGive = onlyToGive.has(`${type} ${group}`);
    expect([opened(type, group, 'READ'), opened(type, group, most)]).toEqual([!isToGive, !isToGive]);
  });

  it.each(permissionGroups)(
    'gives more access with Manage than with Read on %s if an operation needs Manage',
    (group) => {
      const manages = rules.filter(({ rule }) => rule.group === group && rule.level === 'MANAGE');
      const isOpened = entityTypes.some((type) =>
        manages.some(({ kind, rule }) => authorize(withRole(type, { [group]: 'MANAGE' }), rule, { kind, now }).allowed),
      );
      expect(isOpened).toBe(manages.length > 0);
    },
  );
});

it.each(tokenScopes)('an API token gives access to a query with only the scope %s', (scope) => {
  const token = { tokenId: 'token', entity: entity('CUSTOMER'), scopes: [scope] };
  expect(rules.some(({ kind, rule }) => authorize(token, rule, { kind, now }).allowed)).toBe(true);
});
