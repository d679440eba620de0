import type { FaultCase } from '../faultCase.ts';
import { casesAt, find, findText, firstRow, press, type Step, stub, text } from '../faultShapes.ts';
import { listScreens, type ListScreen } from '../listScreens.ts';
import { enterAsAdmin, enterAsCustomer } from '../signInAs.ts';

const enter = { admin: enterAsAdmin, customer: enterAsCustomer };

/** The queries of every list screen: its rows, and how many there are without the search. */
function casesOf({ path, title, things = title.toLowerCase(), query, who = 'admin', word }: ListScreen) {
  const searchUrl = `${path}${path.includes('?') ? '&' : '?'}search=${word}`;
  return [
    casesAt(enter[who], path).read(query, {
      fields: [text(`Search ${things}`, word, 'combobox')],
      what: title,
      shows: firstRow,
    }),
    casesAt(enter[who], searchUrl).optional(`${query}Count`, {
      works: firstRow,
      shows: findText(/^[\d\s,]+ of [\d\s,]+$/),
    }),
  ];
}

const viewAction =
  (action: string): Step =>
  async (page) => {
    await press(/^Views: /)(page);
    await page.getByRole('menuitem', { name: action }).click();
  };

const users = casesAt(enterAsAdmin, '/users/');
const view = { id: 'view', name: 'Fault cases', filter: {}, shared: false, own: true };

const viewCases: readonly FaultCase[] = [
  users.read('SavedViews', { failed: /Could not load views\./, unchanged: firstRow, shows: firstRow }),
  casesAt(enterAsAdmin, '/users/?filter=status:eq:INACTIVE').form('SaveView', {
    open: viewAction('Save as new view…'),
    fields: [text('Name', view.name)],
    submit: 'Save view',
    failed: /The view could not be saved\./,
    response: { view },
    done: find('button', /^Views: Fault cases/),
  }),
  users.confirm('DeleteView', {
    prepare: stub({ operation: 'SavedViews' }, { data: { savedViews: [view] } }),
    async open(page) {
      await press(/^Views: /)(page);
      await page.getByRole('menuitemradio', { name: view.name }).click();
      await page.getByRole('button', { name: 'Views: Fault cases' }).waitFor();
      await viewAction('Delete…')(page);
    },
    submit: 'Delete view',
    failed: /The view could not be deleted\./,
    done: find('button', 'Views: All users'),
  }),
];

const search = users.read('Search', {
  async open(page) {
    await firstRow(page).waitFor();
    await page.keyboard.press('Control+k');
  },
  fields: [text('Jump to…', 'solstice', 'combobox')],
  failed: /The search failed\./,
  again: (page) => page.getByRole('option', { name: /Try again/ }).click(),
  shows: (page) =>
    page
      .getByRole('group', { name: 'Accounts', exact: true })
      .getByRole('option', { name: /solstice/i })
      .first(),
});

const auditEvent = casesAt(enterAsAdmin, '/audit').read('AuditEvent', {
  open: (page) => page.getByRole('rowheader').getByRole('link').first().click(),
  what: 'Event',
  shows: (page) => page.getByRole('dialog').getByText('Request', { exact: true }),
});

export const listCases = [...listScreens.flatMap(casesOf), ...viewCases, search, auditEvent];
