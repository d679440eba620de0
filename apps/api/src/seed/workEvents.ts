import { isDenial } from '../core/audit/recordOutcome.ts';
import { brandField, type Diff } from '../core/audit/diff.ts';
import { describePathways } from '../features/edge-delivery/resourceInput.ts';
import { auditedChanges } from '../features/parameters/writeVersion.ts';
import { systemActor } from '../core/audit/systemActor.ts';
import { eventBy, type SeedEvent } from './events.ts';
import type { SeedUser } from './generateUser.ts';
import { logoImageId, logoUploadedAt, NORTHLIGHT, northlightDomain } from './northlight.ts';
import { northlightLogos } from './northlightLogos.ts';
import type { SeedEntity, SeedPlan } from './planSeed.ts';
import { openRandom } from './random.ts';
import { TESTED_AFTER } from './seedAlerts.ts';
import { administratorsAt, staffAt } from './staff.ts';
import { workingTime } from './workingTime.ts';

type Records = Omit<SeedPlan, 'events'>;
type Target = Pick<SeedEvent, 'targetType' | 'targetId' | 'targetName'>;

const MINUTE = 60_000;

/** Appends events of one account, each always the same for the same account, action, target, and time of the epoch. */
function openLog(events: SeedEvent[], entity: SeedEntity, users: readonly SeedUser[]) {
  const random = openRandom(`work/${entity.id}`);
  const log = {
    add: (
      action: string,
      at: Date,
      actor: SeedUser,
      target: Target,
      diff: Diff,
      more: Partial<SeedEvent> = {},
    ): void => {
      events.push({ ...eventBy(actor, entity.id, at, random), action, ...target, diff, ...more });
    },
    /** A user of the account who manages delivery and tokens. */
    worker: (at: Date): SeedUser => random.pick(staffAt(users, at)),
    administrator: (at: Date): SeedUser => random.pick(administratorsAt(users, at).slice(0, 4)),
    author: (id: string | null | undefined, at: Date): SeedUser =>
      users.find((user) => user.id === id) ?? log.worker(at),
  };
  return log;
}

type Log = ReturnType<typeof openLog>;
type AccountWork = { readonly log: Log; readonly entity: SeedEntity; readonly records: Records; readonly epoch: Date };

/** How the account was created by an administrator of its parent account. */
function recordAccount({ log, entity, records }: AccountWork): void {
  const [founder] = usersOf(records, entity.id);
  const [creator] = administratorsAt(usersOf(records, entity.parentId), entity.createdAt);
  if (!founder || !creator) return;
  const { name, companyName, region, services, tier } = entity;
  const values = { name, companyName, region, services, tier, administrator: founder.email };
  const diff = Object.fromEntries(Object.entries(values).map(([field, value]) => [field, [null, value]]));
  log.add('account.create', entity.createdAt, creator, onAccount(entity), diff);
}

const onAccount = ({ id, name }: SeedEntity): Target => ({ targetType: 'Entity', targetId: id, targetName: name });

function recordTokens({ log, entity, records }: AccountWork): void {
  for (const token of records.tokens.filter(({ entityId }) => entityId === entity.id)) {
    const { id, name, scopes, enabled, expiresAt, createdAt, createdBy, updatedAt, updatedBy, lastFour } = token;
    const target = { targetType: 'ApiToken', targetId: id, targetName: name };
    log.add('apiToken.create', createdAt, log.author(createdBy, createdAt), target, {
      name: [null, name],
      scopes: [null, scopes],
      expirationAt: [null, expiresAt.toISOString()],
      enabled: [null, true],
    });
    if (updatedBy === null) continue;
    const author = log.author(updatedBy, updatedAt);
    if (enabled) {
      const before = openRandom(`secret/${id}`).uuid().slice(-4);
      log.add('apiToken.rotate', updatedAt, author, target, { lastFour: [before, lastFour], overlapHours: [null, 24] });
    } else log.add('apiToken.setEnabled', updatedAt, author, target, { enabled: [true, false] });
  }
}

function recordKeys({ log, entity, records }: AccountWork): void {
  for (const { id, name, allowedOrigins, createdAt, createdBy, entityId } of records.keys) {
    if (entityId !== entity.id) continue;
    const bySystem = createdBy === null ? { ...systemActor, ip: null, requestId: 'seed' } : {};
    log.add(
      'apiKey.create',
      createdAt,
      log.author(createdBy, createdAt),
      { targetType: 'ApiKey', targetId: id, targetName: name },
      { name: [null, name], allowedOrigins: [null, allowedOrigins], enabled: [null, true] },
      bySystem,
    );
  }
}

function recordRoles({ log, entity, records, epoch }: AccountWork): void {
  for (const role of records.roles.filter(({ entityId }) => entityId === entity.id)) {
    const { id, name, description, permissions, createdAt, updatedAt } = role;
    const target = { targetType: 'Role', targetId: id, targetName: name };
    const granted = Object.entries(permissions).map(([group, level]) => [group, [null, level]]);
    log.add('role.create', createdAt, log.administrator(createdAt), target, {
      name: [null, name],
      description: [null, description],
      ...Object.fromEntries(granted),
    });
    const [group, level] = Object.entries(permissions).at(-1) ?? [];
    if (group === undefined || updatedAt <= createdAt) continue;
    const diff = { [group]: [level === 'READ' ? 'NONE' : 'READ', level] };
    log.add('role.update', updatedAt, log.administrator(updatedAt), target, diff);
    const at = workingTime(epoch, 22, `deletion/${id}`);
    const refused = { code: 'ROLE_IN_USE' };
    const outcome = isDenial(refused.code) ? 'DENIED' : 'FAILED';
    log.add('role.delete', at, log.administrator(at), target, {}, { outcome, diff: refused });
  }
}

function recordPathways({ log, entity, records }: AccountWork): void {
  for (const pathway of records.delivery.pathways.filter(({ entityId }) => entityId === entity.id)) {
    const { id, name, hostname, active, createdAt, updatedAt, updatedBy } = pathway;
    const target = { targetType: 'Pathway', targetId: id, targetName: name };
    log.add('pathway.create', createdAt, log.worker(createdAt), target, {
      name: [null, name],
      hostname: [null, hostname],
      active: [null, true],
    });
    if (updatedAt <= createdAt) continue;
    const author = log.author(updatedBy, updatedAt);
    if (active)
      log.add('pathway.update', updatedAt, author, target, { hostname: [hostname.replace('.', '-old.'), hostname] });
    else log.add('pathway.setActive', updatedAt, author, target, { active: [true, false] });
  }
}

function recordResources({ log, entity, records }: AccountWork): void {
  const { pathways, resources, steered } = records.delivery;
  const pathwayById = new Map(pathways.map((pathway) => [pathway.id, pathway]));
  const steeredBy = Map.groupBy(steered, ({ resourceId }) => resourceId);
  for (const resource of resources.filter(({ entityId }) => entityId === entity.id)) {
    const { id, name, manifest, steeringStrategy, ttl, active, createdAt, updatedAt, updatedBy } = resource;
    const target = { targetType: 'Resource', targetId: id, targetName: name };
    const used = (steeredBy.get(id) ?? []).flatMap(({ pathwayId, ...rest }) => {
      const pathway = pathwayById.get(pathwayId);
      return pathway ? [{ ...rest, pathway }] : [];
    });
    const first = describePathways(used.filter(({ pathway, clone }) => pathway.createdAt < createdAt && !clone));
    const all = describePathways(used);
    log.add('resource.create', createdAt, log.worker(createdAt), target, {
      name: [null, name],
      manifest: [null, manifest],
      steeringStrategy: [null, steeringStrategy],
      ttl: [null, ttl],
      pathways: [null, first],
      active: [null, true],
    });
    if (updatedAt <= createdAt) continue;
    const author = log.author(updatedBy, updatedAt);
    if (!active) log.add('resource.setActive', updatedAt, author, target, { active: [true, false] });
    else if (first.length < all.length)
      log.add('resource.update', updatedAt, author, target, { pathways: [first, all] });
    else log.add('resource.update', updatedAt, author, target, { ttl: [Math.max(1, Math.floor(ttl / 2)), ttl] });
  }
}

function recordParameters({ log, entity, records }: AccountWork): void {
  const platform = records.users.filter(({ entityId }) => entityId === records.entities[0]?.id);
  for (const { entityId, category: name, version, diff, authorId, at } of records.parameters.versions) {
    const category = records.parameters.categories.find((one) => one.entityId === entityId && one.name === name);
    const author = platform.find(({ id }) => id === authorId);
    if (entityId !== entity.id || !category || !author) continue;
    if (category.custom && version === 1)
      log.add('parameters.createCategory', at, author, onAccount(entity), { category: [null, name] });
    else log.add('parameters.set', at, author, onAccount(entity), auditedChanges(category, diff));
  }
}

function recordAlertRules({ log, entity, records, epoch }: AccountWork): void {
  const rules = records.alerts.rules.filter(({ entityId }) => entityId === entity.id);
  for (const { id = '', name, threshold, mutedUntil, webhookUrl, createdAt } of rules) {
    const target = { targetType: 'AlertRule', targetId: id, targetName: name };
    if (webhookUrl && createdAt) {
      log.add('alertRule.test', createdAt, log.administrator(createdAt), target, {});
      const at = workingTime(epoch, 11, `threshold/${id}`);
      log.add('alertRule.update', at, log.administrator(at), target, { threshold: [0.3, threshold] });
    }
    if (mutedUntil) {
      const at = workingTime(epoch, 1, `mute/${id}`);
      log.add('alertRule.mute', at, log.administrator(at), target, { mutedUntil: [null, mutedUntil.toISOString()] });
    }
  }
}

/** The tier and services that accounts bought lately. `from`: what they had before. */
const SALES: Readonly<Record<string, { readonly daysAgo: number; readonly from: Partial<SeedEntity> }>> = {
  Kiteplay: { daysAgo: 20, from: { tier: 'LITE' } },
  'Mira Kanal': { daysAgo: 5, from: { tier: 'LITE' } },
  'Bluepeak Live': { daysAgo: 26, from: { services: ['EDGE_INTELLIGENCE'] } },
  'Foxglove Studios': { daysAgo: 9, from: { services: ['EDGE_ANALYTICS'] } },
};

function recordSales({ log, entity, records, epoch }: AccountWork): void {
  const sale = SALES[entity.name];
  const at = sale && workingTime(epoch, sale.daysAgo, `sale/${entity.id}`);
  const seller = at && administratorsAt(usersOf(records, entity.parentId), at)[0];
  if (!seller) return;
  const { tier, services } = sale.from;
  if (tier) log.add('account.setTier', at, seller, onAccount(entity), { tier: [tier, entity.tier] });
  if (services)
    log.add('account.setServices', at, seller, onAccount(entity), { services: [services, entity.services] });
}

/** How the reseller of the demo set up its domain and its logos. */
function recordBrand({ log, entity, epoch }: AccountWork): void {
  if (entity.name !== NORTHLIGHT) return;
  const { id, newDomain, requestedAt, validatedAt, liveAt } = northlightDomain(epoch);
  const author = log.administrator(requestedAt);
  const onDomain = { targetType: 'Domain', targetId: id, targetName: newDomain };
  log.add('domain.add', requestedAt, author, onDomain, { newDomain: [null, newDomain] });
  log.add('domain.check', validatedAt, author, onDomain, { status: ['PENDING_VALIDATION', 'SUCCESS'] });
  log.add('domain.check', liveAt, author, onDomain, { live: [false, true] });
  northlightLogos.forEach(({ slot, dark, name }, index) => {
    const at = logoUploadedAt(epoch, index);
    const image = { targetType: 'Image', targetId: logoImageId(name), targetName: name };
    log.add('image.create', at, author, image, { name: [null, name] });
    log.add('branding.setAsset', new Date(at.getTime() + 20_000), author, onAccount(entity), {
      [brandField(slot, dark)]: [null, name],
    });
  });
}

/** An administrator of the reseller who helped the demo customer while yesterday's alert was firing. */
function recordHelp({ log, entity, records, epoch }: AccountWork): void {
  const incident = records.alerts.incidents.find(({ entityId, endedAt }) => entityId === entity.id && endedAt);
  const helper = incident && administratorsAt(usersOf(records, entity.parentId), epoch).at(-1);
  const helped = incident && administratorsAt(usersOf(records, entity.id), epoch).at(-1);
  const rule = records.alerts.rules.find(({ id }) => id === incident?.ruleId);
  if (!helper || !helped || !rule) return;
  const at = (minutes: number) => new Date(incident.startedAt.getTime() + minutes * MINUTE);
  const reason = 'Ticket 5127: offload fell on Arena Live';
  const acting = { impersonationId: openRandom(`help/${entity.id}`).uuid() };
  const during = { ...acting, effectiveUserId: helped.id };
  const onHelped = { targetType: 'User', targetId: helped.id, targetName: `${helped.name} ${helped.lastName}` };
  log.add(
    'impersonation.start',
    at(11),
    helper,
    onHelped,
    { reason: [null, reason], mode: [null, 'READ_WRITE'], minutes: [null, 30] },
    acting,
  );
  log.add(
    'alertRule.test',
    new Date(incident.startedAt.getTime() + TESTED_AFTER),
    helper,
    { targetType: 'AlertRule', targetId: incident.ruleId, targetName: rule.name },
    {},
    { ...during, diff: { actingReason: reason } },
  );
  log.add('impersonation.stop', at(34), helper, onHelped, {}, acting);
}

const usersOf = (records: Records, entityId: string | null): SeedUser[] =>
  records.users.filter((user) => user.entityId === entityId);

/** The events of all work that the other records of the seed result from. */
export function workEvents(records: Records, epoch: Date): SeedEvent[] {
  const events: SeedEvent[] = [];
  for (const entity of records.entities) {
    const work = { log: openLog(events, entity, usersOf(records, entity.id)), entity, records, epoch };
    recordAccount(work);
    recordSales(work);
    recordTokens(work);
    recordKeys(work);
    recordRoles(work);
    recordPathways(work);
    recordResources(work);
    recordParameters(work);
    recordAlertRules(work);
    recordBrand(work);
    recordHelp(work);
  }
  return events;
}
