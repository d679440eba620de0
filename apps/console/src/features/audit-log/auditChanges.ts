import { formatExactTime } from '@edge-console/ui/date-time';
import { formatPhone } from '@edge-console/ui/formats';
import { locale } from '../../core/locale/locale.ts';
import { builtInRoles } from '../../auth/access/builtInRoles.generated.ts';
import { accessMessages } from '../../core/messages/access.ts';
import { auditEventMessages } from './messages.ts';
import { permissionGroupName, permissionGroupLabels } from '../../auth/access/permissionGroupMessages.ts';

const { fields, values, yes, no, refusals } = auditEventMessages;

/** A changed value as text; null if it had, or has, no value. */
export type AuditChange = { label: string; before: string | null; after: string | null };

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isInstant = (value: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d/u.test(value) && !Number.isNaN(Date.parse(value));

const levels: Readonly<Record<string, string>> = accessMessages.levels;
const roleNames = new Map(builtInRoles.map(({ id, name }) => [id, name]));

function stringText(field: string, value: string): string {
  if (field === 'phone') return formatPhone(value);
  if (field === 'roleId') return roleNames.get(value) ?? value;
  if (field in permissionGroupLabels) return levels[value] ?? value;
  if (isInstant(value)) return formatExactTime(new Date(value), undefined, locale);
  return values[value] ?? accessMessages.services[value] ?? value;
}

/** A value as text; null if it is empty. */
function textOf(field: string, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return value ? yes : no;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return stringText(field, value);
  if (Array.isArray(value)) return value.map((one) => textOf(field, one)).join(', ') || null;
  if (!isRecord(value)) return null;
  const { group, level } = value;
  if (typeof group === 'string' && typeof level === 'string')
    return `${permissionGroupName(group)} ${(levels[level] ?? level).toLowerCase()}`;
  const parts = Object.entries(value).flatMap(([name, one]) => textOf(name, one) ?? []);
  return parts.join(', ') || null;
}

/** The changes of an event by field; empty for a refusal. */
export function auditChanges(diff: unknown): AuditChange[] {
  if (!isRecord(diff)) return [];
  return Object.entries(diff).flatMap(([field, change]) => {
    if (!Array.isArray(change)) return [];
    // A new role records all groups, even those it does not grant.
    if ((change[0] ?? null) === null && change[1] === 'NONE') return [];
    const [before, after] = change.map((value) => textOf(field, value));
    const label = field in permissionGroupLabels ? permissionGroupName(field) : (fields[field] ?? field);
    if ((before ?? null) === null && (after ?? null) === null) return [];
    return [{ label, before: before ?? null, after: after ?? null }];
  });
}

/** Why the actor acted as another user; null if they did not. */
export function auditActingReason(diff: unknown): string | null {
  const reason = isRecord(diff) ? diff['actingReason'] : undefined;
  return typeof reason === 'string' ? reason : null;
}

/** Why the action was refused; null if it was not. */
export function auditRefusal(diff: unknown): string | null {
  const code = isRecord(diff) ? diff['code'] : undefined;
  return typeof code === 'string' ? (refusals[code] ?? code) : null;
}

/** The changes in one line: "Role: Regular → Sales; Active: Yes". */
export const auditChangesText = (diff: unknown): string =>
  auditChanges(diff)
    .map(({ label, before, after }) =>
      before === null ? `${label}: ${after}` : `${label}: ${before} → ${after ?? auditEventMessages.nothing}`,
    )
    .join('; ');
