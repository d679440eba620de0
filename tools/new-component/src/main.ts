// `npm run new:component -- date-time-field [--group=Inputs] [--logic=nextStep]`
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { newComponent, Refusal } from './newComponent.ts';

const ui = fileURLToPath(new URL('../../../packages/ui', import.meta.url));

function run(): void {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { group: { type: 'string' }, logic: { type: 'string' } },
  });
  const [name = '', ...rest] = positionals;
  if (rest.length > 0) throw new Refusal(`One name, with hyphens: ${positionals.join('-')}`);
  const files = newComponent(ui, { name, ...values });
  console.log(`packages/ui/src/${name}`);
  for (const file of files) console.log(`  ${file}`);
  console.log('\nNext: read docs/components.md, then `npm run storybook`.');
}

try {
  run();
} catch (error) {
  // Also a misspelt option, which parseArgs explains.
  if (!(error instanceof Refusal || error instanceof TypeError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
