import { sentenceOf } from '../../new-component/src/names.ts';
import type { ApiList, ListedField } from './apiList.ts';

export type Screen = {
  /** Kebab case: the folder. */
  name: string;
  /** Camel case. */
  variable: string;
  /** Pascal case. */
  component: string;
  title: string;
  path: string;
  guards: readonly string[];
  /** Name of the API query. */
  resource: string;
  list: ApiList;
  /** The field that names a row. */
  label: ListedField;
  /** Demo account that opens the screen in the end-to-end test. */
  who: 'admin' | 'customer';
  /** A search that finds seed data. */
  word: string;
  /** Name of the menu icon in `@edge-console/ui/icon`. */
  icon: string;
};

const pluralOf = ({ title }: Screen) => title.toLowerCase();
const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** `createdAt` -> `Created at`. */
const header = (field: string) => sentenceOf(field.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`));
/** The operation's name in its document. */
export const operationOf = ({ resource }: Screen): string => capitalize(resource);

/** The screen's entry in `router/routes.ts`. */
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
  }    menu: { placement: 'side', icon: '${variable}', goKey: '${goKey}' },
  }`;
}

/** The two queries of the list and the type of its rows. */
function queries(screen: Screen): string {
  const { resource, list } = screen;
  return `const ${resource}Query = graphql(\`
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

const ${resource}CountQuery = graphql(\`
  query ${operationOf(screen)}Count {
    ${resource}(list: { first: 1 }) {
      totalCount
    }
  }
\`);

type Listed${list.type} = ResultOf<typeof ${resource}Query>['${resource}']['nodes'][number];`;
}

const isDate = ({ type }: ListedField) => type === 'DateTime';

/** Additional columns do not fit next to the menu. */
const maxShownColumns = 7;

function column(field: ListedField, index: number, { label }: Screen): string {
  const { name, type, isNullable, isSortable, filter } = field;
  const lines = [`id: '${name}'`, `header: labels.${name}`];
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
  return `${list.fields.some(isDate) ? "import { DateText } from '@edge-console/ui/date-time';\n" : ''}import { graphql, type ResultOf } from '../../api/graphql.ts';
import { defineList } from '../../records/list/defineList.ts';
import type { ListColumn } from '../../records/list/listColumn.ts';
import { ListScreen } from '../../records/list/ListScreen.tsx';
import { ${variable}Messages } from './messages.ts';

${queries(screen)}

const { columns: labels, description, ...messages } = ${variable}Messages;

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
  messages: { ...messages, description: ({ entity }) => description(entity?.name ?? '') },
});

/** The list of ${pluralOf(screen)}. */
export const ${component}Screen = () => <ListScreen list={${variable}List} />;
`;
}

const index = ({ variable, component }: Screen): string => `import { ${variable}List } from './${variable}List.tsx';

export { ${component}Screen as Screen } from './${variable}List.tsx';

export const { preload } = ${variable}List;
`;

function messages(screen: Screen): string {
  const { variable, title, list } = screen;
  const owner = list.rule.scope === 'SUBTREE' ? '${entity} and of the accounts below it' : '${entity}';
  return `export const ${variable}Messages = {
  title: '${title}',
  description: (entity: string) => \`The ${pluralOf(screen)} of ${owner}.\`,
  searchLabel: 'Search ${pluralOf(screen)}',
  searchPlaceholder: 'Search, or filter…',
  columns: {
${list.fields.map(({ name }) => `    ${name}: '${header(name)}',\n`).join('')}  },
  empty: { title: 'No ${pluralOf(screen)} yet', text: '${title} appear here when they are created.' },
  noMatch: {
    title: 'No ${pluralOf(screen)} match',
    text: (search: string, filterCount: number) => {
      if (filterCount === 0) return \`No ${pluralOf(screen)} contain “\${search}”.\`;
      const filters = filterCount === 1 ? 'this filter' : 'these filters';
      return search === '' ? \`No ${pluralOf(screen)} match \${filters}.\` : \`No ${pluralOf(screen)} match \${filters} and “\${search}”.\`;
    },
  },
  missing: 'This item no longer exists.',
  notLoaded: '${title} could not be loaded.',
};
`;
}

const unmatchedSearch = 'no-such-name';

function endToEndTest(screen: Screen): string {
  const { title, who } = screen;
  return `import { demoAccount } from './demoAccounts.ts';
import { signIn } from './session.ts';
import { expect, test } from './test.ts';

test('opens ${pluralOf(screen)} from the menu, searches, and clears the search', async ({ page }) => {
  await signIn(page, demoAccount('${who}'));
  await page.getByRole('navigation').getByRole('link', { name: '${title}', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^${title}/ })).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.getByRole('combobox', { name: 'Search ${pluralOf(screen)}' }).fill('${unmatchedSearch}');
  await expect(page.getByRole('heading', { name: 'No ${pluralOf(screen)} match' })).toBeVisible();
  await expect(page).toHaveURL(/search=${unmatchedSearch}/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No ${pluralOf(screen)} match' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});
`;
}

/** The new files of a screen, by their paths in the repository. */
export function screenFiles(screen: Screen): Record<string, string> {
  const { name, variable } = screen;
  const folder = `apps/console/src/features/${name}`;
  return {
    [`${folder}/${variable}List.tsx`]: listDefinition(screen),
    [`${folder}/index.ts`]: index(screen),
    [`${folder}/messages.ts`]: messages(screen),
    [`e2e/${variable}.spec.ts`]: endToEndTest(screen),
  };
}
