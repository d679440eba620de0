import * as v from 'valibot';
import { rule } from './failure.ts';

/** One or more of `options`, each once. @__NO_SIDE_EFFECTS__ */
export function oneOrMore<const Option extends string>(options: readonly Option[]) {
  return v.pipe(
    v.array(v.picklist(options)),
    rule((chosen: Option[]) => chosen.length > 0, 'SELECT_ONE', {}),
    rule((chosen: Option[]) => new Set(chosen).size === chosen.length, 'NOT_ALLOWED', {}),
  );
}

/** One of `options`. @__NO_SIDE_EFFECTS__ */
export const oneOf = <const Option extends string>(options: readonly Option[]) => v.picklist(options);
