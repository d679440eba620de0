import { locale } from '../../core/locale/locale.ts';
import { auditActions } from './auditActionMessages.ts';

/** `{field: [before, after]}`, or `{code}` of an error. */
type Recorded = { action: string; diff: unknown };

/** Fields that actions toggle. */
const switches = ['active', 'enabled'];

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The action's text, or its API name if it has none. */
export function auditActionText({ action, diff }: Recorded): string {
  const words = auditActions[action];
  if (words === undefined || typeof words === 'string') return words ?? action;
  const change = isRecord(diff) ? switches.map((name) => diff[name]).find(Array.isArray) : undefined;
  const after: unknown = change?.[1];
  return typeof after === 'boolean' ? words[after ? 'on' : 'off'] : words.name;
}

/** All actions, sorted by text. */
export const auditActionOptions = Object.entries(auditActions)
  .map(([value, words]) => ({ value, label: typeof words === 'string' ? words : words.name }))
  .toSorted((one, other) => one.label.localeCompare(other.label, locale));
