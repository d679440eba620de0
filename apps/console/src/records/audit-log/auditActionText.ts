import { locale } from '../../core/locale/locale.ts';
import { auditActions } from './auditActionMessages.ts';

/** `{field: [before, after]}`, or `{code}` of an error. */
type Recorded = { action: string; diff: unknown };

/** Fields that actions toggle. */
const switches = ['active', 'enabled'];

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The action's text, or its API name if it has none. */
export function auditActionText({ action, diff }: Recorded): string {
  const label = auditActions[action];
  if (label === undefined || typeof label === 'string') return label ?? action;
  const change = isRecord(diff) ? switches.map((name) => diff[name]).find(Array.isArray) : undefined;
  const after: unknown = change?.[1];
  return typeof after === 'boolean' ? label[after ? 'on' : 'off'] : label.name;
}

/** All actions, sorted by text. */
export const auditActionOptions = Object.entries(auditActions)
  .map(([value, label]) => ({ value, label: typeof label === 'string' ? label : label.name }))
  .toSorted((one, other) => one.label.localeCompare(other.label, locale));
