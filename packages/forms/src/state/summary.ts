import { labelOf } from './fieldRegistry.ts';
import type { FormControl } from './form.ts';

export type SummaryEntry = { readonly name: string; readonly label: string; readonly message: string };

/** The fields to fix since the last rejected submit, in document order. */
export function summaryOf(form: FormControl): readonly SummaryEntry[] {
  const { registry, validation } = form['~internals'];
  return form.summaryFields().map((name) => ({
    name,
    label: labelOf(registry, name),
    message: validation.error(name)?.message ?? '',
  }));
}
