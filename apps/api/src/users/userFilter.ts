import { and, between, gt, gte, inArray, like, lt, lte, not, notInArray, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { users } from '../database/schema.ts';
import { invalid, type Failure } from '../errors/failure.ts';
import { validationMessages } from '../errors/messages.ts';
import { readInstantRange, type InstantRange } from '../lists/instantRange.ts';
import { listLimits, type Filter } from '../lists/listQuery.ts';
import { isUuid } from './readUser.ts';

type Condition = { readonly condition: SQL | undefined } | { readonly failure: Failure };
type FilterOf = (filter: Filter) => Condition;

const refuse = (message: string): Condition => ({ failure: invalid(message, 'filter') });
const lower = (text: string): SQL => sql`lower(${text}::text)`;
const folded = (text: string): SQL => sql`folded(${text}::text)`;

/** `%` and `_` of the text mean themselves. */
const containing = (column: PgColumn, text: string): SQL =>
  like(column, sql`'%' || ${folded(text.replace(/[\\%_]/g, (special) => `\\${special}`))} || '%'`);

/** Rows whose name, last name or e-mail contains the text, whatever case and accents; undefined for no text. */
export const searchUsers = (text: string): SQL | undefined =>
  text === '' ? undefined : or(containing(users.nameSearch, text), containing(users.emailKey, text));

function isCountRight({ op, values }: Filter): boolean {
  if (op === 'between') return values.length === 2;
  return op === 'lt' || op === 'gt' ? values.length === 1 : values.length >= 1 && values.length <= listLimits.values;
}

type TextColumns = {
  /** Lower-cased, as it is sorted. */
  readonly key: PgColumn;
  /** Folded, as it is searched. */
  readonly search: PgColumn;
};

/**
 * Text. What is sought is found whatever its case and accents; what comes before or after, by the order of the list.
 * Several values of eq and contains: any of them; of ne: none of them.
 */
function text({ key, search }: TextColumns): FilterOf {
  return ({ field, op, values }) => {
    const [low = '', high = ''] = values;
    const sought = values.map(folded);
    if (op === 'eq') return { condition: inArray(search, sought) };
    if (op === 'ne') return { condition: notInArray(search, sought) };
    if (op === 'contains') return { condition: or(...values.map((value) => containing(search, value))) };
    if (op === 'lt') return { condition: lt(key, lower(low)) };
    if (op === 'gt') return { condition: gt(key, lower(low)) };
    if (low.toLowerCase() > high.toLowerCase()) return refuse(validationMessages.filterRange(field));
    return { condition: between(key, lower(low), lower(high)) };
  };
}

const nameColumns: TextColumns = { key: users.nameKey, search: users.nameSearch };
const roleColumns: TextColumns = { key: users.roleKey, search: users.roleSearch };
// An address is ASCII: its key is folded already.
const emailColumns: TextColumns = { key: users.emailKey, search: users.emailKey };
// Compared as text, as a filter's values come.
const statusKey: PgColumn = users.status;

/** As text on the role's name; eq and ne also take the role's id. */
const role: FilterOf = (filter) => {
  if (filter.op !== 'eq' && filter.op !== 'ne') return text(roleColumns)(filter);
  const named = inArray(roleColumns.search, filter.values.map(folded));
  const matches = or(inArray(users.roleId, [...filter.values]), named);
  return { condition: filter.op === 'eq' || !matches ? matches : not(matches) };
};

const statuses: ReadonlySet<string> = new Set([
  'INVITED',
  'UNCONFIRMED',
  'ACTIVE',
  'INACTIVE',
  'RESET_REQUIRED',
  'DEACTIVATED',
]);

const status: FilterOf = ({ field, op, values }) => {
  if (op !== 'eq' && op !== 'ne') return refuse(validationMessages.filterOperator(field, op));
  if (!values.every((value) => statuses.has(value))) return refuse(validationMessages.filterValue(field));
  const wanted = values.map((value) => sql`${value}::text`);
  return { condition: op === 'eq' ? inArray(statusKey, wanted) : notInArray(statusKey, wanted) };
};

const during = (column: PgColumn, { from, until }: InstantRange): SQL | undefined =>
  and(gte(column, from), lt(column, until));

/** Instants. A date without a time means that whole day in UTC; "never" is only found by ne. */
function instant(column: PgColumn): FilterOf {
  return ({ field, op, values }) => {
    if (op === 'contains') return refuse(validationMessages.filterOperator(field, op));
    const ranges: InstantRange[] = [];
    for (const value of values) {
      const range = readInstantRange(value);
      if (!range) return refuse(validationMessages.filterValue(field));
      ranges.push(range);
    }
    const [low, high] = ranges;
    if (!low) return refuse(validationMessages.filterValue(field));
    const among = or(...ranges.map((range) => during(column, range)));
    if (op === 'eq') return { condition: among };
    if (op === 'ne') return { condition: sql`(${among}) IS NOT TRUE` };
    if (op === 'lt') return { condition: lt(column, low.from) };
    if (op === 'gt') return { condition: gte(column, low.until) };
    if (!high || low.from > high.from) return refuse(validationMessages.filterRange(field));
    return { condition: and(gte(column, low.from), lte(column, high.last)) };
  };
}

const truths: Readonly<Record<string, boolean>> = { true: true, false: false };

function yesOrNo(column: PgColumn): FilterOf {
  return ({ field, op, values }) => {
    if (op !== 'eq' && op !== 'ne') return refuse(validationMessages.filterOperator(field, op));
    if (!values.every((value) => Object.hasOwn(truths, value))) return refuse(validationMessages.filterValue(field));
    const wanted = values.map((value) => truths[value]);
    return { condition: op === 'eq' ? inArray(column, wanted) : notInArray(column, wanted) };
  };
}

/** People of these accounts themselves, and of none below them. */
const account: FilterOf = ({ field, op, values }) => {
  if (op !== 'eq') return refuse(validationMessages.filterOperator(field, op));
  if (!values.every(isUuid)) return refuse(validationMessages.filterValue(field));
  return { condition: inArray(users.entityId, [...values]) };
};

const filters: Readonly<Record<string, FilterOf>> = {
  user: text(nameColumns),
  name: text(nameColumns),
  email: text(emailColumns),
  role,
  status,
  createdAt: instant(users.createdAt),
  lastLogin: instant(users.lastLogin),
  mfaEnabled: yesOrNo(users.mfaEnabled),
  entity: account,
};

function conditionOf(filter: Filter): Condition {
  const { field, op, values } = filter;
  const make = Object.hasOwn(filters, field) ? filters[field] : undefined;
  if (!make) return refuse(validationMessages.filterField(field));
  if (!isCountRight(filter)) return refuse(validationMessages.filterCountOfValues(field, op));
  if (values.some((value) => value.length > listLimits.value)) {
    return refuse(validationMessages.filterValue(field));
  }
  return make(filter);
}

/** The conditions of all filters, which must hold together; VALIDATION names the first that cannot be used. */
export function filterUsers(
  wanted: readonly Filter[],
): { readonly conditions: readonly (SQL | undefined)[] } | { readonly failure: Failure } {
  if (wanted.length > listLimits.filters) {
    return { failure: invalid(validationMessages.filterCount(listLimits.filters), 'filter') };
  }
  const conditions: (SQL | undefined)[] = [];
  for (const filter of wanted) {
    const made = conditionOf(filter);
    if ('failure' in made) return made;
    conditions.push(made.condition);
  }
  return { conditions };
}
