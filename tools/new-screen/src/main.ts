// `npm run new:screen -- accounts [--list=entities] [--title=Accounts] [--path=/accounts/] [--word=solstice] [--icon=Building]`
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Refusal } from '../../new-component/src/newComponent.ts';
import { newScreen } from './newScreen.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

function run(): void {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      list: { type: 'string' },
      title: { type: 'string' },
      path: { type: 'string' },
      word: { type: 'string' },
      icon: { type: 'string' },
    },
  });
  const [name = '', ...rest] = positionals;
  if (rest.length > 0) throw new Refusal(`One name, with hyphens: ${positionals.join('-')}`);
  const { created, changed, nextSteps } = newScreen(root, { name, ...values });
  console.log(`Created\n${created.map((file) => `  ${file}\n`).join('')}`);
  console.log(`Changed\n${changed.map((file) => `  ${file}\n`).join('')}`);
  console.log(`Next\n${nextSteps.map((line, index) => `  ${index + 1}. ${line}\n`).join('')}`);
}

try {
  run();
} catch (error) {
  // Also a misspelt option, which parseArgs explains.
  if (!(error instanceof Refusal || error instanceof TypeError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
