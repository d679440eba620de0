import * as v from 'valibot';
import { failure } from './messages.ts';
import { rule } from './rule.ts';

/** One or more of `options`, without duplicates. @__NO_SIDE_EFFECTS__ */
export function oneOrMore<const Option extends string>(options: readonly Option[]) {
  return v.pipe(
    v.array(v.picklist(options)),
    rule((chosen: Option[]) => chosen.length > 0, failure('SELECT_ONE')),
    rule((chosen: Option[]) => new Set(chosen).size === chosen.length, failure('NOT_ALLOWED')),
  );
}

/** One of `options`. @__NO_SIDE_EFFECTS__ */
export const oneOf = <const Option extends string>(options: readonly Option[]) => v.picklist(options);

/** Consent to the terms. */
export const accepted = v.pipe(
  v.boolean(),
  rule((isGiven: boolean) => isGiven, failure('TERMS')),
);
