import { sentenceOf } from '../../new-component/src/names.ts';
import type { ApiList, ListedField } from './apiList.ts';

export type Screen = {
  /** Kebab case: the folder. */
  name: string;
  /** The same in camel case. */
  variable: string;
  /** The same in Pascal case. */
  component: string;
  title: string;
  path: string;
  guards: readonly string[];
  /** Name of the query that answers the list. */
  resource: string;
  list: ApiList;
  /** What names a row. */
  label: ListedField;
  /** Who finds the screen in the journey: a kind of demo account. */
  who: 'admin' | 'customer';
  /** It finds rows in the seed. */
  word: string;
  /** Name of its menu icon in `@edge-console/ui/icon`. */
  icon: string;
};

const things = ({ title }: Screen) => title.toLowerCase();
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** `createdAt` -> `Created at`. */
const header = (field: string) => sentenceOf(field.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`));
/** Name of the query's document. */
export const operationOf = ({ resource }: Screen): string => capital(resource);

/** The screen's entry in the route table. */
export function routeOf({ path, title, guards, list, variable }: Screen, goKey: string): string {
  const { group, level, service } = list.rule;
  return `{
    path: '${path}',
    title: '${title}',
    guards: [${guards.map((guard) => `'${guard}'`).join(', ')}],
${
  group === undefined
    ? ''
    : `    permission: { group: '${group}', level: '${level}' },
`
}${
    service === undefined
      ? ''
      : `    service: '${service}',
`
  }    menu: { place: 'side', icon: '${variable}', goKey: '${goKey}' },
  }`;
}

function documents(screen: Screen): string {
  const { resource, list } = screen;
  return `import { graphql, type ResultOf } from '../../api/graphql.ts';

export const ${resource}Query = graphql(\`
  query ${operationOf(screen)}($list: ListInput) {
    ${resource}(list: $list) {
      totalCount
      nodes {
        id
${list.fields.map(({ name }) => `        ${name}`).join('\n')}
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
\`);

export const ${resource}CountQuery = graphql(\`
  query ${operationOf(screen)}Count {
    ${resource}(list: { first: 1 }) {
      totalCount
    }
  }
\`);

export type Listed${list.type} = ResultOf<typeof ${resource}Query>['${resource}']['nodes'][number];
`;
}

const isDate = ({ type }: ListedField) => type === 'DateTime';

/** More columns than this do not fit beside the menu. */
const maxShownColumns = 7;

function column(field: ListedField, index: number, { label }: Screen): string {
  const { name, type, isNullable, isSortable, filter } = field;
  const lines = [`id: '${name}'`, `header: texts.${name}`];
  const value = `({ ${name} }) => `;
  if (field === label) lines.push('isRowHeader: true', 'isHideable: false', 'minWidth: 160');
  if (index >= maxShownColumns) lines.push('isHidden: () => true');
  if (isSortable) lines.push('isSortable: true');
  if (filter) lines.push(`filter: { type: '${filter}' }`);
  if (type === 'Int') lines.push("align: 'end'", 'width: 120');
  if (isDate(field)) lines.push("firstDirection: 'descending'", 'isMuted: true', 'width: 140');
  const date = isNullable ? `(${name} === null ? null : new Date(${name}))` : `new Date(${name})`;
  const shown = { String: name, Int: `${name}${isNullable ? '?' : ''}.toLocaleString('en-US')`, DateTime: '' }[type];
  const cell = isDate(field) ? `<DateText value={${name}} />` : shown;
  lines.push(`exportValue: ${value}${isDate(field) ? date : name}`, `cell: ${value}${cell}`);
  return `  {\n${lines.map((line) => `    ${line},\n`).join('')}  },\n`;
}

function listDefinition(screen: Screen): string {
  const { variable, component, resource, label, list } = screen;
  const row = `Listed${list.type}`;
  const others = list.fields.filter((one) => one !== label);
  const fields = [label, ...others.toSorted((one, other) => Number(other.isSortable) - Number(one.isSortable))];
  const { field, isDescending } = list.defaultSort;
  return `${list.fields.some(isDate) ? "import { DateText } from '@edge-console/ui/date-time';\n" : ''}import { defineList } from '../../resource/list/defineList.ts';
import type { ListColumn } from '../../resource/list/listColumn.ts';
import { ListScreen } from '../../resource/list/ListScreen.tsx';
import { type ${row}, ${resource}CountQuery, ${resource}Query } from './documents.ts';
import { ${variable}Messages } from './messages.ts';

const { columns: texts, description, ...words } = ${variable}Messages;

/** Column IDs are the API's sort and filter fields. */
const columns: readonly ListColumn<${row}>[] = [
${fields.map((one, index) => column(one, index, screen)).join('')}];

export const ${variable}List = defineList({
  resource: '${resource}',
  query: ${resource}Query,
  countQuery: ${resource}CountQuery,
  rowLabel: ({ ${label.name} }) => ${label.name},
  columns,
  defaultSort: { column: '${field}', direction: '${isDescending ? 'descending' : 'ascending'}' },
  messages: { ...words, description: ({ entity }) => description(entity?.name ?? '') },
});

/** The list of ${things(screen)}. */
export const ${component}Screen = () => <ListScreen list={${variable}List} />;
`;
}

const index = ({ variable, component }: Screen): string => `import { ${variable}List } from './${variable}List.tsx';

export { ${component}Screen as Screen } from './${variable}List.tsx';

export const { preload } = ${variable}List;
`;

function messages(screen: Screen): string {
  const { variable, title, list } = screen;
  const whose = list.rule.scope === 'SUBTREE' ? '${entity} and of the accounts below it' : '${entity}';
  return `/** The words of the ${things(screen)} screen. */
export const ${variable}Messages = {
  title: '${title}',
  description: (entity: string) => \`The ${things(screen)} of ${whose}.\`,
  searchLabel: 'Search ${things(screen)}',
  searchPlaceholder: 'Search, or filter…',
  columns: {
${list.fields.map(({ name }) => `    ${name}: '${header(name)}',\n`).join('')}  },
  empty: { title: 'No ${things(screen)} yet', text: 'They are listed here as soon as there are any.' },
  noMatch: {
    title: 'No ${things(screen)} match',
    text: (search: string, filterCount: number) => {
      if (filterCount === 0) return \`Nothing contains “\${search}”.\`;
      const filters = filterCount === 1 ? 'this filter' : 'these filters';
      return search === '' ? \`Nothing fits \${filters}.\` : \`Nothing fits \${filters} and “\${search}”.\`;
    },
  },
  missing: 'It does not exist any more.',
  notLoaded: '${title} could not be loaded.',
};
`;
}

const nameSearch = 'nothing-is-called-this';

function journey(screen: Screen): string {
  const { title, who } = screen;
  return `import { demoAccount } from './demoAccounts.ts';
import { signIn } from './session.ts';
import { expect, test } from './test.ts';

test('${things(screen)} are found by the menu, searched, and listed again', async ({ page }) => {
  await signIn(page, demoAccount('${who}'));
  await page.getByRole('navigation').getByRole('link', { name: '${title}', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^${title}/ })).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.getByRole('combobox', { name: 'Search ${things(screen)}' }).fill('${nameSearch}');
  await expect(page.getByRole('heading', { name: 'No ${things(screen)} match' })).toBeVisible();
  await expect(page).toHaveURL(/search=${nameSearch}/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No ${things(screen)} match' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});
`;
}

/** The new files of a screen by their paths in the repository. */
export function screenFiles(screen: Screen): Record<string, string> {
  const { name, variable } = screen;
  const folder = `apps/console/src/features/${name}`;
  return {
    [`${folder}/documents.ts`]: documents(screen),
    [`${folder}/${variable}List.tsx`]: listDefinition(screen),
    [`${folder}/index.ts`]: index(screen),
    [`${folder}/messages.ts`]: messages(screen),
    [`e2e/${variable}.spec.ts`]: journey(screen),
  };
}
