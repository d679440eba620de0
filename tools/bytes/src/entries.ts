import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from '../../packed/src/command.ts';
import { entriesOf, names } from '../../packed/src/packages.ts';
import { budgets, type Weighed } from './budgets.ts';
import { type Size, weigh } from './bundle.ts';

/** Budget of each package entry, without React, in bytes after gzip -9. */
const file = resolve(import.meta.dirname, '../entries.json');
/** Maximum size of a button, including lazy parts. */
const buttonBudget = 14 * 1024;

/** `budget` is undefined if it is not set. */
type EntryWeight = Size & { entry: string; budget: number | undefined };

/** @returns The budget of each entry, by its name (`ui/button`). */
export const entryBudgets = (): Record<string, number> =>
  JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>;

/** Every entry of the built packages, bundled and measured alone. */
export async function weighEntries(): Promise<EntryWeight[]> {
  const allowed = entryBudgets();
  const entries = names.flatMap((name) =>
    entriesOf(join(root, 'packages', name)).map((path) => `${name}${path.slice(1)}`),
  );
  return Promise.all(
    entries.map(async (entry) => {
      const size = await weigh(`export * from '@edge-console/${entry}';`);
      return { entry, ...size, budget: allowed[entry] };
    }),
  );
}

/** An entry without a budget, and a budget without an entry. */
export function unlisted(entries: readonly string[], listed: readonly string[]): string[] {
  return [
    ...entries.filter((entry) => !listed.includes(entry)).map((entry) => `${entry} has no budget`),
    ...listed.filter((entry) => !entries.includes(entry)).map((entry) => `${entry} has a budget and is no entry`),
  ];
}

/** Sets the budget of each entry to its size plus a margin. */
export async function updateEntryBudgets(): Promise<void> {
  const weights = await weighEntries();
  const next = Object.fromEntries(weights.map(({ entry, scripts }) => [entry, Math.ceil(scripts * 1.05) + 64]));
  writeFileSync(file, `${JSON.stringify(next, null, 2)}\n`);
  console.log(`${weights.length} budgets written.`);
}

/** Parts of the packages as an application uses them, over React. */
export async function weighUses(): Promise<Weighed[]> {
  const button = await weigh("import { Button } from '@edge-console/ui/button'; globalThis.shown = Button;");
  const table = await weigh(
    "import { createDataTable } from '@edge-console/ui/data-table'; globalThis.shown = createDataTable({});",
  );
  const forms = await weigh(
    `import { errorOutput, statusOutput, useForm } from '@edge-console/forms';
     import * as v from 'valibot';
     const name = v.pipe(v.string('Required'), v.nonEmpty('Required'), v.minLength(2, 'At least 2'), v.maxLength(8, 'At most 8'), v.regex(/^[a-z]*$/, 'Letters only'));
     globalThis.shown = [errorOutput, statusOutput, () => useForm({ schema: v.object({ name }), initialValues: { name: '' }, onSubmit() {} })];`,
  );
  const tour = await weigh("export * from '@edge-console/tour';");
  return [
    { what: 'a Button alone, with what it fetches later', weight: button.scripts + button.lazy, budget: buttonBudget },
    { what: 'core of the table', weight: table.scripts, budget: budgets.tableCore },
    { what: 'a form with valibot', weight: forms.scripts, budget: budgets.forms },
    { what: 'the tour (brotli)', weight: tour.brotli, budget: budgets.tour },
  ];
}
