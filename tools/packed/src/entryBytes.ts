import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { weigh, type Size } from './bundle.ts';
import { root } from './command.ts';
import { entriesOf, names } from './packages.ts';
import { expectNone, Report } from './report.ts';

/** `node tools/packed/src/entryBytes.ts`: what each entry of the packages weighs over React. `--update` sets the budgets. */

const file = resolve(import.meta.dirname, '../entryBytes.json');
/** The promise of the package: a button costs no more, whatever its budget. */
const buttonLimit = 14 * 1024;
const headroom = 1.1;
/** A budget may be this much more all the same: a tenth of a small module is less than compression's own whims. */
const slack = 128;

export interface Weight extends Size {
  entry: string;
  /** Bytes of script, gzip -9. Undefined: nobody has set one. */
  budget: number | undefined;
}

function budgets(): Record<string, number> {
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>;
}

/** Every entry of the built packages, weighed alone. */
export async function weighEntries(): Promise<Weight[]> {
  const allowed = budgets();
  const weights: Weight[] = [];
  for (const name of names) {
    for (const path of entriesOf(join(root, 'packages', name))) {
      const entry = `${name}${path.slice(1)}`;
      const size = await weigh(`export * from '@edge-console/${entry}';`);
      weights.push({ entry, ...size, budget: allowed[entry] });
    }
  }
  return weights;
}

/** What breaks the rules of the budgets. */
export function broken(weights: readonly Weight[], listed: readonly string[]): string[] {
  const known = new Set(weights.map(({ entry }) => entry));
  return [
    ...weights.flatMap(({ entry, scripts, budget }) => {
      if (budget === undefined) return [`${entry} has no budget; it weighs ${scripts} B`];
      if (scripts > budget) return [`${entry} weighs ${scripts} B, its budget is ${budget}`];
      if (budget > scripts * headroom + slack)
        return [`${entry} weighs ${scripts} B: the budget of ${budget} is too wide`];
      return [];
    }),
    ...listed.filter((entry) => !known.has(entry)).map((entry) => `${entry} has a budget and is no entry`),
  ];
}

export async function proveEntryBytes(report: Report): Promise<void> {
  await report.check('a page with only a Button gets only a Button', async () => {
    const line = "import { Button } from '@edge-console/ui/button'; globalThis.shown = Button;";
    const { scripts, lazy } = await weigh(line);
    console.log(`  Button alone: ${scripts} B gz over React, ${lazy} B more when its tooltip is wanted`);
    // With what it fetches later: react-aria's share counts, whenever it comes.
    if (scripts + lazy > buttonLimit) throw new Error(`${scripts + lazy} B over React, at most ${buttonLimit}.`);
  });
  await report.check('every entry keeps its budget', async () => {
    const weights = await weighEntries();
    console.table(
      weights.map(({ entry, scripts, budget, styles, lazy }) => ({ entry, scripts, budget, styles, lazy })),
    );
    expectNone(broken(weights, Object.keys(budgets())), 'Budgets (node tools/packed/src/entryBytes.ts --update)');
  });
}

async function update(): Promise<void> {
  const weights = await weighEntries();
  const next = Object.fromEntries(weights.map(({ entry, scripts }) => [entry, Math.ceil(scripts * 1.05) + slack / 2]));
  writeFileSync(file, `${JSON.stringify(next, null, 2)}\n`);
  console.log(`${weights.length} budgets written.`);
}

if (import.meta.main) {
  if (process.argv.includes('--update')) await update();
  else {
    const report = new Report();
    await proveEntryBytes(report);
    report.finish();
  }
}
