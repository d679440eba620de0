import { auditActions as recorded, auditTargetTypes, diffFields, refusalCodes } from '@edge-console/api/audit-actions';
import { describe, expect, it } from 'vitest';
import { auditMessages } from '../../records/audit-log/messages.ts';
import { auditActions } from '../../records/audit-log/auditActionMessages.ts';
import { auditActionOptions, auditActionText } from '../../records/audit-log/auditActionText.ts';
import { auditActingReason, auditChanges, auditChangesText, auditRefusal } from './auditChanges.ts';
import { auditEventMessages } from './messages.ts';

describe('audit log texts', () => {
  it('exist for every action the API records', () => {
    expect([...recorded].filter((action) => auditActions[action] === undefined)).toEqual([]);
    expect(new Set(auditActionOptions.map(({ label }) => label)).size).toBe(auditActionOptions.length);
  });

  it('name the direction of a toggle, if known', () => {
    const text = (action: string, diff: unknown) => auditActionText({ action, diff });
    expect(text('user.setActive', { active: [true, false] })).toBe('Disable user');
    expect(text('user.setActive', { active: [false, true] })).toBe('Enable user');
    expect(text('user.setActive', { code: 'LAST_ADMIN' })).toBe('Enable or disable user');
    expect(text('apiToken.setEnabled', { enabled: [false, true] })).toBe('Enable API token');
    expect(text('role.update', null)).toBe('Update role');
    expect(text('of.tomorrow', {})).toBe('of.tomorrow');
  });
});

it('exist for every target type the API records, so it can be filtered', () => {
  expect(Object.keys(auditMessages.targetTypes).toSorted()).toEqual([...auditTargetTypes].toSorted());
});

it('exist for every field the API records in a diff', () => {
  expect(Object.keys(auditEventMessages.fields).toSorted()).toEqual([...diffFields].toSorted());
});

it('exist for every error code the API records', () => {
  expect(Object.keys(auditEventMessages.refusals).toSorted()).toEqual([...refusalCodes].toSorted());
});

it('include the reason for acting, which is not a changed value', () => {
  const diff = { name: ['Anna', 'Annika'], actingReason: 'Ticket 4711' };
  expect(auditActingReason(diff)).toBe('Ticket 4711');
  expect(auditChanges(diff)).toEqual([{ label: 'Name', before: 'Anna', after: 'Annika' }]);
  expect(auditActingReason({ name: ['Anna', 'Annika'] })).toBeNull();
});

describe('changed values', () => {
  it('are described field by field', () => {
    const diff = {
      name: ['Anna', 'Annika'],
      phone: ['46700', null],
      roleId: ['regular', 'sales'],
      active: [null, true],
      'st.users': ['NONE', 'MANAGE'],
      services: [['EDGE_DELIVERY'], ['EDGE_DELIVERY', 'EDGE_ANALYTICS']],
      scopes: [null, [{ group: 'st.users', level: 'READ' }]],
      billing: [{ legalName: 'North AS' }, { legalName: 'North ASA' }],
      mode: [null, 'READ_ONLY'],
      minutes: [null, 30],
      defaultPage: ['DASHBOARD', 'ANALYTICS'],
      singleKeyShortcuts: [true, false],
    };
    expect(auditChanges(diff)).toEqual([
      { label: 'Name', before: 'Anna', after: 'Annika' },
      { label: 'Phone', before: '+46 700', after: null },
      { label: 'Role', before: 'Regular', after: 'Sales' },
      { label: 'Active', before: null, after: 'Yes' },
      { label: 'Settings: Users', before: 'None', after: 'Manage' },
      { label: 'Services', before: 'Edge Delivery', after: 'Edge Delivery, Edge Analytics' },
      { label: 'Permissions', before: null, after: 'Settings: Users read' },
      { label: 'Billing details', before: 'North AS', after: 'North ASA' },
      { label: 'Mode', before: null, after: 'Read-only' },
      { label: 'Minutes', before: null, after: '30' },
      { label: 'Default page', before: 'Dashboard', after: 'Analytics' },
      { label: 'Single-key shortcuts', before: 'Yes', after: 'No' },
    ]);
  });

  it('skip values that are empty before and after, and show dates in the user’s time zone', () => {
    expect(auditChanges({ phone: [null, null], description: [null, ''], 'st.users': [null, 'NONE'] })).toEqual([]);
    const [expiry] = auditChanges({ expirationAt: [null, '2026-11-26T10:00:00.000Z'] });
    expect(expiry?.after).toMatch(/^26 Nov 2026, \d\d:\d\d \(.+\)$/);
  });

  it('fit on one line for the export', () => {
    expect(auditChangesText({ name: ['Anna', 'Annika'], active: [null, true], phone: ['46700', null] })).toBe(
      'Name: Anna → Annika; Active: Yes; Phone: +46 700 → empty',
    );
    expect(auditChangesText(null)).toBe('');
  });

  it('are empty for a refusal, which has a reason instead', () => {
    const diff = { code: 'LAST_ADMIN', reason: 'x' };
    expect(auditChanges(diff)).toEqual([]);
    expect(auditRefusal(diff)).toBe('An account must keep at least one active administrator.');
    expect(auditRefusal({ code: 'OF_TOMORROW' })).toBe('OF_TOMORROW');
    expect(auditRefusal({ name: ['a', 'b'] })).toBeNull();
  });
});
