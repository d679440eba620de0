import { expect, it } from 'vitest';
import { auditActions, auditTargetTypes, diffFields } from '../auditActions.ts';
import { readImage } from '../core/images/readImage.ts';
import { permissionGroups } from '../core/policy/permissions.ts';
import { northlightLogos } from './northlightLogos.ts';
import { planSeed } from './planSeed.ts';

const epoch = new Date('2026-11-20T06:00:00Z');
const plan = planSeed({ epoch });
const daysAgo = (at: Date | undefined) => (epoch.getTime() - (at?.getTime() ?? 0)) / 86_400_000;

it('has only actions, targets, and fields that the product records', () => {
  const fields = new Set<string>([...diffFields, ...permissionGroups, 'code', 'actingReason']);
  const isParameters = (action: string) => action.startsWith('parameters.');
  const unknown = plan.events.filter(
    ({ action, targetType, diff }) =>
      !auditActions.has(action) ||
      !auditTargetTypes.has(targetType) ||
      (!isParameters(action) && Object.keys(diff ?? {}).some((field) => !fields.has(field))),
  );
  expect(unknown).toEqual([]);
});

it('names users of the account or its parents, who existed then', () => {
  const users = new Map(plan.users.map((user) => [user.id, user]));
  const parents = new Map(plan.entities.map(({ id, parentId }) => [id, parentId]));
  const isWithin = (entityId: string | null | undefined, own: string | undefined): boolean =>
    entityId != null && (entityId === own || isWithin(parents.get(entityId), own));
  const strange = plan.events.filter(({ actorId, entityId, at, requestId }) => {
    const actor = users.get(actorId);
    if (requestId === 'scheduler' || requestId === 'seed') return actor !== undefined;
    return !actor || !at || actor.createdAt > at || !isWithin(entityId, actor.entityId);
  });
  expect(strange).toEqual([]);
});

it('shows all kinds of work in the last weeks, none of it in the future', () => {
  expect(plan.events.filter(({ at }) => daysAgo(at) < 0)).toEqual([]);
  const recent = new Set(plan.events.filter(({ at }) => daysAgo(at) < 45).map(({ action }) => action));
  const kinds =
    'user.invite user.update role.update role.delete apiToken.create apiToken.rotate apiKey.create resource.update pathway.setActive ' +
    'parameters.set alertRule.update alertRule.mute alertRule.fire domain.add domain.check branding.setAsset account.create ' +
    'account.setTier account.setServices impersonation.start factor.on';
  expect(kinds.split(' ').filter((action) => !recent.has(action))).toEqual([]);
});

it('has tokens that expire in 5 and 12 days, an expired one, and a disabled one', () => {
  const solstice = plan.entities.find(({ name }) => name === 'Solstice TV');
  const tokens = plan.tokens.filter(({ entityId }) => entityId === solstice?.id);
  const left = tokens.map(({ expiresAt }) => Math.floor(-daysAgo(expiresAt)));
  expect(left).toEqual(expect.arrayContaining([5, 12]));
  expect(left.some((days) => days < 0)).toBe(true);
  expect(tokens.some(({ enabled }) => !enabled)).toBe(true);
});

it('has a new customer, and a reseller without customers', () => {
  const customers = plan.entities.filter(({ type }) => type === 'CUSTOMER');
  const youngest = customers.toSorted((left, right) => daysAgo(left.createdAt) - daysAgo(right.createdAt))[0];
  expect(youngest?.name).toBe('Pebble Kids');
  for (const records of [plan.tokens, plan.keys, plan.delivery.resources])
    expect(records.filter(({ entityId }) => entityId === youngest?.id)).toEqual([]);
  const resellers = plan.entities.filter(({ type }) => type === 'RESELLER');
  const without = resellers.filter(({ id }) => customers.every(({ parentId }) => parentId !== id));
  expect(without.map(({ name }) => name)).toEqual(['Tidewater']);
});

it('has active resources with disabled pathways', () => {
  const { pathways, resources, steered } = plan.delivery;
  const disabled = new Set(pathways.filter(({ active }) => !active).map(({ id }) => id));
  const troubled = new Set(
    steered.filter(({ pathwayId }) => disabled.has(pathwayId)).map(({ resourceId }) => resourceId),
  );
  const names = resources.filter(({ id, active }) => active && troubled.has(id)).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['solstice-news', 'solstice-sport', 'kiteplay-main']));
});

it.each(northlightLogos)('the logo $name is published as it is', async ({ content, width, height }) => {
  const published = await readImage(Buffer.from(content), 'seed');
  expect(Buffer.from(published?.content ?? []).toString()).toBe(content);
  expect(published).toMatchObject({ width, height, removed: [] });
});
