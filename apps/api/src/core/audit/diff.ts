import { brandSlots, type BrandSlot } from '../database/schema.ts';
import type { PermissionGroup } from '../policy/permissions.ts';

export const brandField = (slot: BrandSlot, dark: boolean) => (dark ? (`${slot} (dark)` as const) : slot);

/** Every field a diff can have, apart from permission groups and parameters. The console has a label for each. */
export const diffFields = [
  ...brandSlots.flatMap((slot) => [brandField(slot, false), brandField(slot, true)]),
  'active',
  'admin',
  'administrator',
  'allowedOrigins',
  'billing',
  'category',
  'channels',
  'color',
  'comment',
  'companyName',
  'condition',
  'count',
  'createdWith',
  'customersChanged',
  'defaultMode',
  'defaultPage',
  'description',
  'email',
  'enabled',
  'errorCode',
  'expirationAt',
  'hostname',
  'impersonationNotice',
  'jobs',
  'keys',
  'lastFour',
  'lastName',
  'live',
  'location',
  'manifest',
  'mfaEnabled',
  'metric',
  'minutes',
  'mode',
  'mutedUntil',
  'name',
  'newDomain',
  'newEmail',
  'notifyOnRecovery',
  'overMinutes',
  'overlapHours',
  'parent',
  'parentId',
  'pathways',
  'phone',
  'playerIntegrationToken',
  'provider',
  'reason',
  'recipients',
  'region',
  'requireMfa',
  'roleId',
  'roleName',
  'scopes',
  'services',
  'sessions',
  'shared',
  'singleKeyShortcuts',
  'stage',
  'status',
  'steeringStrategy',
  'subject',
  'successor',
  'threshold',
  'tier',
  'toVersion',
  'ttl',
  'usersCount',
  'value',
  'webhookUrl',
] as const;

export type DiffField = (typeof diffFields)[number] | PermissionGroup;

/** `[before, after]` of each changed field. */
export type Diff = { readonly [Field in DiffField]?: readonly [before: unknown, after: unknown] };

/** Rejects fields that are not in `diffFields`. */
export type ExactDiff<Given> = Given & Readonly<Record<Exclude<keyof Given, DiffField>, never>>;

export const diffOf = <Field extends DiffField>(
  fields: readonly Field[],
  before: Readonly<Record<Field, unknown>>,
  after: Readonly<Record<Field, unknown>>,
): Diff => Object.fromEntries(fields.map((field) => [field, [before[field], after[field]]]));
