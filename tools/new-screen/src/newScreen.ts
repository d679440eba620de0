import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { OperationRule } from '../../../apps/console/src/auth/access/access.ts';
import { pascalOf, sentenceOf } from '../../new-component/src/names.ts';
import { Refusal } from '../../new-component/src/newComponent.ts';
import { type ApiList, readApiLists } from './apiList.ts';
import { gatherScreen } from './gatherScreen.ts';
import { screenFiles, type Screen } from './templates.ts';

export interface NewScreen {
  /** Kebab case: the folder. */
  name: string;
  /** Name of the API query. @default the name in camel case */
  list?: string | undefined;
  /** @default the name as a sentence */
  title?: string | undefined;
  /** @default the name between slashes */
  path?: string | undefined;
  /** A search that finds seed data. @default 'solstice' */
  word?: string | undefined;
  /** Name of the menu icon in `@edge-console/ui/icon`. @default 'Table2' */
  icon?: string | undefined;
}

export interface CreatedScreen {
  /** Paths in the repository. */
  created: string[];
  changed: string[];
  /** What to edit next, and how to check it. */
  nextSteps: string[];
}

/** The route guard for the account types of the query's rule. Permission and service are separate fields of the route. */
function guardOf({ types, adminAccess }: OperationRule): string {
  if (adminAccess) return 'admin-access';
  const guards: Readonly<Record<string, string>> = {
    '': 'logged',
    PLATFORM_RESELLER: 'admin-reseller-access',
    CUSTOMER: 'customer-access',
  };
  const guard = guards[types?.toSorted().join('_') ?? ''];
  if (guard === undefined)
    throw new Refusal(`No route guard is for ${types?.join(' and ')}: add one to router/guards.ts.`);
  return guard;
}

function readScreen(
  root: string,
  { name, list: query, title = sentenceOf(name), path = `/${name}/`, word = 'solstice', icon = 'Table2' }: NewScreen,
) {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/u.test(name))
    throw new Refusal(`'${name}' is not kebab case: npm run new:screen -- api-tokens`);
  if (!/^\/[a-z-/]+$/u.test(path)) throw new Refusal(`'${path}' is not a page path: --path=/api-tokens/`);
  const icons = readFileSync(`${root}/packages/ui/src/icon/lucide.ts`, 'utf8');
  if (!new RegExp(`^  ${icon},$`, 'mu').test(icons))
    throw new Refusal(`'${icon}' is not in packages/ui/src/icon/lucide.ts: --icon=Building`);
  const component = pascalOf(name);
  const variable = component.charAt(0).toLowerCase() + component.slice(1);
  const resource = query ?? variable;
  const lists = readApiLists(root);
  const list: ApiList | undefined = lists.get(resource);
  if (!list) throw new Refusal(`The API has no list '${resource}': --list=${[...lists.keys()].join(' | ')}`);
  const textFields = list.fields.filter(({ type, isNullable }) => type === 'String' && !isNullable);
  const label = textFields.find((field) => field.name === 'name') ?? textFields[0];
  if (!label) throw new Refusal(`${list.type} has no text field to name a row.`);
  const guard = guardOf(list.rule);
  const who = guard === 'customer-access' ? 'customer' : 'admin';
  return {
    name,
    variable,
    component,
    title,
    path,
    guards: [guard],
    resource,
    list,
    label,
    who,
    word,
    icon,
  } satisfies Screen;
}

function nextSteps({ name, variable, list }: Screen): string[] {
  const notShown = list.otherFields.length === 0 ? '' : ` Not shown yet: ${list.otherFields.join(', ')}.`;
  const folder = `apps/console/src/features/${name}`;
  return [
    `${folder}/messages.ts: check the wording.`,
    `${folder}/${variable}List.tsx: add actions and drawers (docs/list-screens.md).${notShown}`,
    'apps/console/src/router/routes.ts: move the route to its position in the menus.',
    `npm run check && npx playwright test --project=journeys e2e/${variable}.spec.ts`,
  ];
}

/** Creates a list screen in the repository at `root`. @throws Refusal before it writes any file */
export function newScreen(root: string, options: NewScreen): CreatedScreen {
  const screen = readScreen(root, options);
  const files = screenFiles(screen);
  const existing = Object.keys(files).find((file) => existsSync(`${root}/${file}`));
  if (existing !== undefined) throw new Refusal(`${existing} already exists. No file was written.`);
  const changed = gatherScreen(screen, (file) => readFileSync(`${root}/${file}`, 'utf8'));
  const written = { ...files, ...changed };
  for (const [file, text] of Object.entries(written)) {
    mkdirSync(dirname(`${root}/${file}`), { recursive: true });
    writeFileSync(`${root}/${file}`, text);
  }
  execFileSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', ...Object.keys(written)], { cwd: root });
  return {
    created: Object.keys(files),
    changed: Object.keys(changed),
    nextSteps: nextSteps(screen),
  };
}
