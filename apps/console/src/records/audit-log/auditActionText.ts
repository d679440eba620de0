import { locale } from '../../core/locale/locale.ts';
import { auditActions } from './auditActionMessages.ts';

/** `{field: [before, after]}`, or `{code}` of what refused it. */
type Recorded = { action: string; diff: unknown };

/** The switches of actions that turn one on or off. */
const switches = ['active', 'enabled'];

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** What was done or tried, in words; an action without any as it is called. */
export function auditActionText({ action, diff }: Recorded): string {
  const words = auditActions[action];
  if (words === undefined || typeof words === 'string') return words ?? action;
  const change = isRecord(diff) ? switches.map((name) => diff[name]).find(Array.isArray) : undefined;
  const after: unknown = change?.[1];
  return typeof after === 'boolean' ? words[after ? 'on' : 'off'] : words.name;
}

/** Every action by its name, in the order of their words. */
export const auditActionOptions = Object.entries(auditActions)
  .map(([value, words]) => ({ value, label: typeof words === 'string' ? words : words.name }))
  .toSorted((one, other) => one.label.localeCompare(other.label, locale));
