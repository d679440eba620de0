import { invalid, type Failure } from '../errors/failure.ts';
import { validationMessages } from '../errors/messages.ts';
import { listLimits, type ListQuery } from './listQuery.ts';

type Refusal = { readonly failure: Failure };

/** Rows per page: 1 to 100, by default 100. */
export function readFirst({ first }: ListQuery): number | Refusal {
  const rows = first ?? listLimits.first;
  if (Number.isInteger(rows) && rows >= 1 && rows <= listLimits.first) return rows;
  return { failure: invalid(validationMessages.first(listLimits.first), 'first') };
}

/** The trimmed search text, or an empty string. */
export function readSearch({ search }: ListQuery): string | Refusal {
  const text = (search ?? '').trim();
  if (text.length <= listLimits.search) return text;
  return { failure: invalid(validationMessages.search(listLimits.search), 'search') };
}
