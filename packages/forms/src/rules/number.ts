import * as v from 'valibot';
import { failure, type NumberRange } from './messages.ts';
import { rule } from './rule.ts';

/** A number from `min` to `max` in steps. @__NO_SIDE_EFFECTS__ */
export const numberInRange = ({ min, max, step }: NumberRange) =>
  v.pipe(
    v.number(),
    rule(
      (value: number) => value >= min && value <= max && Number.isInteger(value / step),
      failure('NUMBER_RANGE', { min, max, step }),
    ),
  );
