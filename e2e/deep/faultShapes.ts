import type { Locator, Page } from '@playwright/test';
import { chooseRowAction } from '../rowAction.ts';
import { expect } from '../test.ts';
import type { FaultCase, FaultFixtures, FaultScenario } from './faultCase.ts';
import { messageOfFault } from './faultMessages.ts';
import { payloadOf, failRequests, type Target, withResponse } from './faults.ts';

// The shapes of requests. A fault case is one row of data for a shape.

/** Opens a URL as a kind of user. */
export type Enter = (visit: FaultFixtures, url: string) => Promise<void>;
export type Step = (page: Page) => Promise<void>;
type Find = (page: Page) => Locator;

export const enterAsVisitor: Enter = async ({ page }, url) => void (await page.goto(url));

export const press =
  (name: string | RegExp): Step =>
  (page) =>
    page.getByRole('button', { name, exact: true }).click();

export const follow =
  (name: string): Step =>
  (page) =>
    page.getByRole('link', { name, exact: true }).click();

export const rowAction =
  (row: string, action: string | RegExp): Step =>
  (page) =>
    chooseRowAction(page, row, action);

/** In a dialog rather than behind it. */
export const retry: Step = (page) =>
  page
    .getByRole('button', { name: /^Try again/ })
    .last()
    .click();

/** Answers a query or an action of the page before it is opened. */
export const stub =
  (target: Target, json: object, status = 200): Step =>
  async (page) =>
    void (await failRequests(page, target, (route) => route.fulfill({ status, json })));

/** As a user with MFA, who can act as others: the administrator of the seed has none. */
export const enableMfa: Step = stub(
  { operation: 'OwnFactor' },
  { data: { viewer: { mfaAuthenticatedAt: '2026-11-29T00:00:00Z' } } },
);

/** Changes what the API answers about the current user. */
export const changeViewer =
  <Viewer extends object>(change: (viewer: Viewer) => object): Step =>
  async (page) =>
    void (await failRequests(page, { operation: 'Viewer' }, async (route) => {
      const response = await route.fetch();
      const { viewer } = ((await response.json()) as { data: { viewer: Viewer } }).data;
      await route.fulfill({ response, json: { data: { viewer: { ...viewer, ...change(viewer) } } } });
    }));

export const firstRow: Find = (page) => page.getByRole('row').nth(1);

export const find =
  (role: Parameters<Page['getByRole']>[0], name: string | RegExp): Find =>
  (page) =>
    page.getByRole(role, { name, exact: true }).first();

export const findText =
  (text: string | RegExp): Find =>
  (page) =>
    page.getByText(text).filter({ visible: true }).first();

/** A field of a form, and the value that a fault must not lose. */
export type Field = { fill: (form: Locator) => Promise<void>; expectInput: (form: Locator) => Promise<void> };

const filled = (input: (form: Locator) => Locator, value: string): Field => ({
  fill: (form) => input(form).fill(value),
  expectInput: (form) => expect(input(form)).toHaveValue(value),
});

export const text = (name: string | RegExp, value: string, role: 'textbox' | 'combobox' = 'textbox'): Field =>
  filled((form) => form.getByRole(role, { name, exact: true }), value);

/** A field without a role, such as a password. */
export const labelled = (label: string | RegExp, value: string): Field =>
  filled((form) => form.getByLabel(label, { exact: true }), value);

export const select = (name: RegExp, option: string): Field => ({
  async fill(form) {
    await form.getByRole('button', { name }).click();
    await form.page().getByRole('option', { name: option }).click();
  },
  expectInput: (form) => expect(form.getByRole('button', { name })).toContainText(option),
});

export const autocomplete = (name: string, typed: string, option: string): Field => ({
  async fill(form) {
    await form.getByRole('combobox', { name }).fill(typed);
    await form.page().getByRole('option', { name: option }).click();
  },
  expectInput: (form) => expect(form.getByRole('combobox', { name })).toHaveValue(option),
});

export const check = (role: 'checkbox' | 'radio', name: string | RegExp): Field => ({
  fill: (form) => form.getByRole(role, { name }).press('Space'),
  expectInput: (form) => expect(form.getByRole(role, { name })).toBeChecked(),
});

/** The page's message for a fault: a sentence that the reason follows, or the whole. @default the reason alone */
type Failed = string | RegExp | FaultScenario['message'];

export function messageOf(target: Target, failed?: Failed): FaultScenario['message'] {
  if (typeof failed === 'function') return failed;
  return (fault) => {
    const reason = messageOfFault(fault, target);
    if (failed === undefined) return reason;
    return typeof failed === 'string' ? new RegExp(`${failed}\\s*(${reason.source})`) : failed;
  };
}

/** Dismisses what is left of a fault on a page whose dialog has closed; error snackbars stay until then. */
async function dismissAll(page: Page): Promise<void> {
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toHaveCount(0);
  const dismiss = page.locator('[data-snackbar]:not([data-leaving])').getByRole('button', { name: 'Dismiss' });
  const clickAll = (buttons: Element[]) => {
    for (const button of buttons) if (button instanceof HTMLElement) button.click();
    return buttons.length;
  };
  await expect.poll(() => dismiss.evaluateAll(clickAll), 'snackbars that stay').toBe(0);
  await expect(page.locator('[data-leaving]')).toHaveCount(0);
}

/** A request of the identity service. */
export const action = (name: string): Target => ({ action: name });

/** An operation of the API by its name, or another target. */
type Subject = string | Target;

/** The page is as before when the dialog has closed: the next fault meets it without loading it, which is quicker. */
type KeepsPage = boolean;

type Read = {
  /** Opens what sends the query; without it and without fields, the page does when it is loaded. */
  open?: Step;
  fields?: readonly Field[];
  /** What the message says could not be loaded. */
  what?: string;
  failed?: Failed;
  /** What works meanwhile. */
  unchanged?: Find;
  again?: Step;
  shows: Find;
  keepsPage?: KeepsPage;
};

type Suggestions = { prepare?: Step; field: Find; typed: string; more: string; option: string | RegExp };

type Change = {
  /** Stubs what the page reads, before it is opened. */
  prepare?: Step;
  /** Opens the form or the confirmation dialog. */
  open?: Step;
  fields?: readonly Field[];
  /** The button, or what else sends the mutation. */
  submit: string | Step;
  /** The last field sends the mutation, and the button sends it again. */
  isAutomatic?: boolean;
  failed?: Failed;
  /** What the fault leaves as it is. */
  unchanged?: Find;
  /** The payload after the faults, as far as the page reads it. A stub: the visits share the data of the stack. */
  response?: object;
  /** The status of that answer. @default 200 */
  status?: number;
  /** The mutation's field. @default the operation, in camel case */
  mutation?: string;
  /** A message or an element. */
  done: string | RegExp | Find;
  /** What follows. */
  finish?: (visit: FaultFixtures) => Promise<void>;
  keepsPage?: KeepsPage;
};

type RowChange = Pick<Change, 'fields' | 'unchanged' | 'response'> & {
  row: string;
  /** The menu item. */
  action: string | RegExp;
  /** The button of the confirmation dialog. */
  submit: string;
  /** Participle, such as "disabled". */
  becomes: string;
};

/** Builds the cases that begin at a URL as a kind of user. */
export function casesAt(enter: Enter, url: string) {
  const caseOf = (
    subject: Subject,
    createScenario: (visit: FaultFixtures, target: Target) => FaultScenario,
    prepare?: Step,
  ): FaultCase => {
    const target = typeof subject === 'string' ? { operation: subject } : subject;
    return {
      target,
      async start(visit) {
        await prepare?.(visit.page);
        await enter(visit, url);
        return createScenario(visit, target);
      },
    };
  };

  /** The part that holds the fields and the button of a change. */
  const change =
    (part: Find) =>
    (subject: Subject, { prepare, open, fields = [], submit, isAutomatic, failed, unchanged, ...after }: Change) =>
      caseOf(
        subject,
        (visit, target) => {
          const { page } = visit;
          const send = () =>
            typeof submit === 'string'
              ? part(page).getByRole('button', { name: submit, exact: true }).click()
              : submit(page);
          return {
            async act() {
              await open?.(page);
              for (const { fill } of fields) await fill(part(page));
              if (!isAutomatic) await send();
            },
            message: messageOf(target, failed),
            async expectInput() {
              await expect(part(page)).toBeVisible();
              for (const field of fields) await field.expectInput(part(page));
              if (unchanged) await expect(unchanged(page)).toBeVisible();
            },
            async recover(isLast) {
              const { response = {}, status, mutation, done, finish, keepsPage } = after;
              await withResponse(page, target, { status, ...payloadOf(target, response, mutation) }, async () => {
                await send();
                await expect((typeof done === 'function' ? done : findText(done))(page)).toBeVisible();
              });
              await finish?.(visit);
              if (isLast) return;
              if (keepsPage) await dismissAll(page);
              else await page.goto(url);
            },
          };
        },
        prepare,
      );

  const confirm = change((page) => page.getByRole('alertdialog'));

  return {
    /** A query whose failure is shown in its place, with a button that sends it again. */
    read: (subject: Subject, { open, fields = [], what, unchanged, again = retry, shows, keepsPage, ...given }: Read) =>
      caseOf(subject, ({ page }, target) => {
        const isOnLoad = !open && fields.length === 0;
        const failed = what === undefined ? given.failed : `${what} could not be loaded.`;
        return {
          async act() {
            if (isOnLoad) await page.goto(url);
            await open?.(page);
            for (const { fill } of fields) await fill(page.locator('body'));
          },
          message: messageOf(target, failed),
          async expectInput() {
            for (const field of fields) await field.expectInput(page.locator('body'));
            if (unchanged) await expect(unchanged(page)).toBeVisible();
          },
          async recover(isLast) {
            await again(page);
            await expect(shows(page)).toBeVisible();
            if (isOnLoad || isLast) return;
            if (!keepsPage) return void (await page.goto(url));
            await page.keyboard.press('Escape');
            await dismissAll(page);
          },
        };
      }),

    /** A query that the page works without. */
    optional: (subject: Subject, { works, shows }: { works: Find; shows: Find }) =>
      caseOf(subject, ({ page }) => ({
        act: async () => void (await page.goto(url)),
        message: () => null,
        expectInput: () => expect(works(page)).toBeVisible(),
        async recover() {
          await page.reload();
          await expect(shows(page)).toBeVisible();
        },
      })),

    /** Suggestions of a field: without them the text is kept, and the next letter asks for them again. */
    suggest: (subject: Subject, { prepare, field, typed, more, option }: Suggestions) =>
      caseOf(
        subject,
        ({ page }) => ({
          async act() {
            await page.goto(url);
            await field(page).fill(typed);
          },
          message: () => null,
          expectInput: () => expect(field(page)).toHaveValue(typed),
          async recover() {
            await field(page).fill(more);
            await expect(page.getByRole('option', { name: option }).first()).toBeVisible();
          },
        }),
        prepare,
      ),

    /** A mutation of a form in a dialog or a drawer. */
    form: change((page) => page.getByRole('dialog')),
    /** A mutation that is confirmed. */
    confirm,
    /** A confirmed action of a row. */
    confirmRow: (subject: Subject, { row, action: item, becomes, ...rest }: RowChange) =>
      confirm(subject, {
        ...rest,
        keepsPage: true,
        open: rowAction(row, item),
        failed: `${row} could not be ${becomes}.`,
        done: `${row} ${becomes}`,
      }),
    /** A mutation of a form or a button of the page itself. */
    page: change((page) => page.locator('body')),
  };
}
