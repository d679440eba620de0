import { describe, expect, it } from 'vitest';
import { operations } from '../../operations.ts';
import { type PrincipalDescription, type Relation, type RoleLevels, canGrant, expected, hasRule } from './oracle.ts';

const SERVICES = ['EDGE_INTELLIGENCE', 'EDGE_ANALYTICS', 'EDGE_DELIVERY'] as const;
const user = (type: 'PLATFORM' | 'RESELLER' | 'CUSTOMER', role: RoleLevels) => ({
  account: { type, services: SERVICES },
  role,
  administratorFlag: false,
  userActive: true,
  accountActive: true,
});
const reseller = user('RESELLER', 'adminReseller');
const customer = user('CUSTOMER', 'admin');

it('has a rule for each operation', () => {
  const names = operations.flatMap(({ name, examples }) =>
    examples.map((one) => (one.case ? `${name}:${one.case}` : name)),
  );
  expect(names.filter((name) => !hasRule(name))).toEqual([]);
});

// Statements from the specification, each with the expected response.
describe('the oracle', () => {
  it.each<[string, PrincipalDescription, string]>([
    ['a guest must sign in', null, 'UNAUTHENTICATED'],
    ['an inactive user is not signed in', { ...customer, userActive: false }, 'UNAUTHENTICATED'],
    ['nor is a user of an inactive account', { ...customer, accountActive: false }, 'UNAUTHENTICATED'],
    ['an administrator invites', customer, 'OK'],
    ['but not while a second factor is overdue', { ...customer, isMfaOverdue: true }, 'FORBIDDEN'],
    ['a regular user does not', user('CUSTOMER', 'regular'), 'FORBIDDEN'],
    ['nor with the administrator flag, which counts for guards only', { ...user('CUSTOMER', 'regular'), administratorFlag: true }, 'FORBIDDEN'], // prettier-ignore
    ['a new user must create an account first', 'newUser', 'FORBIDDEN'],
  ])('%s', (_sentence, principal, response) => {
    expect(expected('inviteUser', principal, 'own', 'none')).toBe(response);
  });

  it.each<[Relation, string]>([
    ['self', 'OK'],
    ['own', 'OK'],
    ['child', 'OK'],
    ['sibling', 'NOT_FOUND'],
    ['parent', 'NOT_FOUND'],
    ['foreign', 'NOT_FOUND'],
    ['missing', 'NOT_FOUND'],
    ['malformed', 'NOT_FOUND'],
  ])('lets a reseller edit a name: %s → %s', (relation, response) => {
    expect(expected('updateUser', reseller, relation, 'none')).toBe(response);
  });

  it('lets no users edit their own role or remove themselves', () => {
    expect(expected('updateUser', reseller, 'self', 'none', { grantedRole: 'readOnly' })).toBe('SELF_ACTION');
    expect(expected('setUserActive', reseller, 'self', 'none')).toBe('SELF_ACTION');
    expect(expected('deleteUser', reseller, 'self', 'none')).toBe('SELF_ACTION');
  });

  it('refuses every mutation in read-only acting, and deleting in both modes', () => {
    expect(expected('updateUser', customer, 'own', 'READ_ONLY')).toBe('FORBIDDEN_WHILE_ACTING');
    expect(expected('updateUser', customer, 'own', 'READ_WRITE')).toBe('OK');
    expect(expected('deleteUser', customer, 'own', 'READ_WRITE')).toBe('FORBIDDEN_WHILE_ACTING');
    expect(expected('users', customer, 'own', 'READ_ONLY')).toBe('OK');
  });

  it('lets only a new user check a name and create their own account, and shows them as the viewer', () => {
    for (const operation of ['viewer', 'availability', 'createAccount'] as const)
      expect(expected(operation, 'newUser', 'none', 'none')).toBe('OK');
    expect(expected('availability:email', 'newUser', 'none', 'none')).toBe('FORBIDDEN');
    expect(expected('createAccount', customer, 'none', 'none')).toBe('FORBIDDEN');
    expect(expected('createAccount', customer, 'none', 'READ_WRITE')).toBe('FORBIDDEN_WHILE_ACTING');
    expect(expected('createAccount', null, 'none', 'none')).toBe('UNAUTHENTICATED');
  });

  it('lets everyone request an invitation or reactivation', () => {
    for (const principal of [null, 'newUser', customer] as const)
      expect(expected('requestInvite', principal, 'none', 'none')).toBe('OK');
  });

  it('keeps the last administrator', () => {
    expect(expected('setUserActive', reseller, 'child', 'none', { removesLastAdministrator: true })).toBe('LAST_ADMIN');
  });

  it('has the reseller administrator role for resellers only', () => {
    expect(expected('inviteUser', customer, 'own', 'none', { grantedRole: 'adminReseller' })).toBe('NOT_FOUND');
    expect(expected('inviteUser', reseller, 'own', 'none', { grantedRole: 'adminReseller' })).toBe('OK');
    const toCustomer = { grantedRole: 'adminReseller', target: customer.account } as const;
    expect(expected('updateUser', reseller, 'child', 'none', toCustomer)).toBe('NOT_FOUND');
    expect(expected('updateUser', reseller, 'self', 'none', toCustomer)).toBe('SELF_ACTION');
  });

  it('applies the caps of the account where a grant takes effect', () => {
    const lead = user('CUSTOMER', { 'st.users': 'MANAGE' });

    expect(canGrant(lead, 'regular', lead.account, 'none')).toBe(false);
    expect(canGrant(lead, { 'st.users': 'MANAGE' }, lead.account, 'none')).toBe(true);
    expect(canGrant(user('PLATFORM', 'admin'), 'adminReseller', reseller.account, 'none')).toBe(true);
    expect(canGrant(user('PLATFORM', 'adminReseller'), 'admin', user('PLATFORM', 'admin').account, 'none')).toBe(false);
    expect(canGrant(customer, 'regular', customer.account, 'READ_ONLY')).toBe(false);
  });

  it('lets a reseller create and update customers, but not resellers, and give them no more than it has', () => {
    const target = reseller.account;
    expect(expected('createEntity', reseller, 'own', 'none', { target })).toBe('OK');
    expect(expected('createEntity', reseller, 'child', 'none', { target: customer.account })).toBe('VALIDATION');
    expect(expected('createEntity:reseller', reseller, 'none', 'none')).toBe('FORBIDDEN');
    const poor = { ...target, services: ['EDGE_DELIVERY'] as const };
    expect(expected('createEntity', reseller, 'own', 'none', { target: poor })).toBe('ABOVE_PARENT');
    expect(expected('updateEntity', reseller, 'child', 'none', { target: customer.account })).toBe('OK');
    expect(expected('updateEntity', reseller, 'own', 'none', { target })).toBe('FORBIDDEN');
  });

  it('lets only platform administrators move and delete accounts, but not their own', () => {
    const detail = { target: customer.account, above: reseller.account };
    const platform = user('PLATFORM', 'admin');
    expect(expected('moveEntity', platform, 'grandchild', 'none', detail)).toBe('OK');
    expect(expected('moveEntity', user('PLATFORM', 'sales'), 'grandchild', 'none', detail)).toBe('FORBIDDEN');
    expect(expected('moveEntity', reseller, 'child', 'none', detail)).toBe('FORBIDDEN');
    expect(expected('deleteEntity', platform, 'grandchild', 'none', detail)).toBe('ACCOUNT_ACTIVE');
    expect(expected('setEntityActive', platform, 'own', 'none')).toBe('SELF_ACTION');
    expect(expected('setEntityActive', reseller, 'own', 'none', { target: reseller.account })).toBe('FORBIDDEN');
  });

  it('gives a customer only services that its reseller has', () => {
    const detail = { target: customer.account, above: { ...reseller.account, services: [] } };
    expect(expected('setEntityServices', reseller, 'child', 'none', detail)).toBe('ABOVE_PARENT');
    expect(expected('setEntityServices', reseller, 'child', 'none', { ...detail, above: reseller.account })).toBe('OK');
  });

  it('lets sales create accounts of the lowest tier, and leaves billing to those with permission who are not acting', () => {
    const sales = user('RESELLER', 'sales');
    const detail = { target: reseller.account };
    expect(expected('createEntity', sales, 'own', 'none', detail)).toBe('OK');
    expect(expected('createEntity:tier', sales, 'own', 'none', detail)).toBe('FORBIDDEN');
    expect(expected('createEntity:billing', sales, 'own', 'none', detail)).toBe('FORBIDDEN');
    expect(expected('updateAccount:billing', customer, 'none', 'READ_WRITE')).toBe('FORBIDDEN_WHILE_ACTING');
    expect(expected('updateAccount', user('CUSTOMER', 'regular'), 'none', 'none')).toBe('FORBIDDEN');
  });

  it('shows a node only to callers who can read its type', () => {
    expect(expected('node:Entity', customer, 'own', 'none')).toBe('NOT_FOUND');
    expect(expected('node:Entity', reseller, 'child', 'none')).toBe('OK');
    expect(expected('node:Role', reseller, 'own', 'none')).toBe('OK');
    expect(expected('node:Role', reseller, 'child', 'none')).toBe('NOT_FOUND');
    expect(expected('node:Role', user('RESELLER', 'readOnly'), 'own', 'none')).toBe('NOT_FOUND');
    expect(expected('node:Role', user('PLATFORM', 'readOnly'), 'own', 'none')).toBe('OK');
  });
});
