import { join } from 'node:path';
import { root } from '../../packed/src/command.ts';
import { nonEnglishTextsIn } from '../../packed/src/foreignTexts.ts';
import { expectNone, Report } from '../../packed/src/report.ts';
import { checkBudgets, type Weighed } from './budgets.ts';
import { entryBudgets, unlisted, updateEntryBudgets, weighEntries, weighUses } from './entries.ts';
import { weighPages } from './pages.ts';

// `node tools/bytes/src/main.ts`: checks the sizes of the console's pages and the packages against their budgets.
// `--update` sets the budgets of the package entries.

/** Fails for exceeded budgets, and passes warnings to the summary. */
function expectLight(report: Report, weights: readonly Weighed[]): void {
  console.table(weights);
  const { broken, warnings } = checkBudgets(weights);
  for (const warning of warnings) report.warn(warning);
  expectNone(broken, 'Over its budget by more than a tenth');
}

if (process.argv.includes('--update')) await updateEntryBudgets();
else {
  const report = new Report();
  const pages = join(root, 'apps/console/dist');
  await report.check("the console's pages keep their budgets", () => expectLight(report, weighPages(pages)));
  await report.check('the built console has no texts of other languages', () =>
    expectNone(nonEnglishTextsIn(join(pages, 'assets')), 'Foreign texts'),
  );
  await report.check('what an application takes of the packages keeps its budget', async () =>
    expectLight(report, await weighUses()),
  );
  await report.check('every entry keeps its budget', async () => {
    const weights = await weighEntries();
    console.table(
      weights.map(({ entry, scripts, budget, styles, lazy }) => ({ entry, scripts, budget, styles, lazy })),
    );
    const entries = weights.map(({ entry }) => entry);
    expectNone(unlisted(entries, Object.keys(entryBudgets())), 'Set them with node tools/bytes/src/main.ts --update');
    const weighed = weights.map(({ entry, scripts, budget = 0 }) => ({ what: entry, weight: scripts, budget }));
    expectLight(report, weighed);
  });
  report.finish();
}
