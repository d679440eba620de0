import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { chooseRowAction } from '../../rowAction.ts';
import { expect } from '../../test.ts';
import { dismissSnackbars, type FaultCase, retry, withReason } from '../faultCase.ts';
import { answered, withAnswer } from '../faults.ts';
import { enterAsCustomer } from '../signedInAs.ts';

const resourcesPath = '/edge-delivery/';
const pathwaysPath = '/edge-delivery/?tab=pathways';
const dialog = (page: Page) => page.getByRole('dialog');
const textField = (page: Page, name: string) => dialog(page).getByRole('textbox', { name, exact: true });
const cancel = (page: Page) => dialog(page).getByRole('button', { name: 'Cancel' }).click();

type Confirmed = {
  operation: string;
  path: string;
  row: string;
  action: string;
  confirm: string;
  failed: RegExp;
  done: string;
  payload: object;
  /** What is typed into the question. */
  typed?: string;
};

/** An action of a row that is asked about before. */
const confirmed = ({ operation, path, row, action, confirm, failed, done, payload, typed }: Confirmed): FaultCase => ({
  target: { operation },
  async begin(visit) {
    const { page } = visit;
    await enterAsCustomer(visit, path);
    const question = page.getByRole('alertdialog');
    const press = () => question.getByRole('button', { name: confirm }).click();
    return {
      async act() {
        await chooseRowAction(page, row, action);
        await expect(question).toContainText(row);
        if (typed !== undefined) await question.getByRole('textbox').fill(typed);
        await press();
      },
      says: () => failed,
      async isKept() {
        await expect(question).toBeVisible();
      },
      async recover() {
        const { target, answer } = answered(operation, payload);
        await withAnswer(page, target, answer, async () => {
          await press();
          await expect(page.getByText(done)).toBeVisible();
        });
        await expect(question).toBeHidden();
        await dismissSnackbars(page);
      },
    };
  },
});

type Saved = {
  operation: string;
  path: string;
  /** Opens the form. */
  open: (page: Page) => Promise<void>;
  field: string;
  value: () => string;
  /** What else it needs. */
  fill?: (page: Page) => Promise<void>;
  submit: string;
  failed: string;
  done: (value: string) => RegExp;
  payload: object;
};

/** A form in a drawer. */
const saved = ({ operation, path, open, field, value, fill, submit, failed, done, payload }: Saved): FaultCase => ({
  target: { operation },
  async begin(visit) {
    const { page } = visit;
    await enterAsCustomer(visit, path);
    const save = () => dialog(page).getByRole('button', { name: submit }).click();
    let entered = '';
    return {
      async act() {
        entered = value();
        await open(page);
        await textField(page, field).fill(entered);
        await fill?.(page);
        await save();
      },
      says: withReason(failed, { operation }),
      async isKept() {
        await expect(textField(page, field)).toHaveValue(entered);
      },
      async recover() {
        const { target, answer } = answered(operation, payload);
        await withAnswer(page, target, answer, async () => {
          await save();
          await expect(page.getByText(done(entered))).toBeVisible();
        });
        await dismissSnackbars(page);
        await expect(dialog(page)).toBeHidden();
      },
    };
  },
});

/** An object that a form or a preview reads. */
const stored = (operation: string, path: string, row: string, failed: RegExp): FaultCase => ({
  target: { operation },
  async begin(visit) {
    const { page } = visit;
    await enterAsCustomer(visit, path);
    return {
      act: () => chooseRowAction(page, row, 'Edit'),
      says: () => failed,
      async recover() {
        await retry(page);
        await expect(textField(page, 'Name')).toHaveValue(row);
        await cancel(page);
        await expect(dialog(page)).toBeHidden();
      },
    };
  },
});

const choices: FaultCase = {
  target: { operation: 'PathwayChoices' },
  async begin(visit) {
    const { page } = visit;
    await enterAsCustomer(visit, resourcesPath);
    return {
      async act() {
        await page.goto(`${resourcesPath}?drawer=create`);
      },
      says: () => /Pathways could not be loaded\./,
      async recover() {
        await dialog(page)
          .getByRole('button', { name: /^Retry/ })
          .click();
        await dialog(page)
          .getByRole('button', { name: /Add a pathway/ })
          .click();
        await expect(page.getByRole('option', { name: /^cdn-north/ })).toBeVisible();
        await page.keyboard.press('Escape');
        await cancel(page);
      },
    };
  },
};

const check: FaultCase = {
  target: { operation: 'CheckManifest' },
  async begin(visit) {
    const { page } = visit;
    await enterAsCustomer(visit, resourcesPath);
    await chooseRowAction(page, 'solstice-one', 'Edit');
    const ask = () => dialog(page).getByRole('button', { name: 'Check that it can be reached' }).click();
    return {
      act: ask,
      says: () => /The manifest could not be checked\./,
      async recover() {
        const answer = { json: { data: { checkManifest: { reachable: true, status: 200, detail: null } } } };
        await withAnswer(page, { operation: 'CheckManifest' }, answer, async () => {
          await ask();
          await expect(page.getByText('It can be reached (200).')).toBeVisible();
        });
        // What is said of this address goes with it.
        const address = await textField(page, 'Manifest').inputValue();
        await textField(page, 'Manifest').fill(`${address}?${randomUUID()}`);
      },
    };
  },
};

/** Which resources use a pathway: without their names, how many. */
const names: FaultCase = {
  target: { operation: 'ResourceNames' },
  async begin(visit) {
    const { page } = visit;
    await enterAsCustomer(visit, pathwaysPath);
    const question = page.getByRole('alertdialog');
    const ask = () => chooseRowAction(page, 'cdn-north', 'Disable…');
    const close = () => question.getByRole('button', { name: 'Cancel' }).click();
    return {
      async act() {
        // On a page of its own: what was answered two seconds before is not asked again.
        await page.goto(pathwaysPath);
        await ask();
      },
      says: () => null,
      async isKept() {
        await expect(question).toContainText(/\d resources? uses? it\./);
      },
      async recover() {
        await close();
        await ask();
        await expect(question).toContainText('solstice-one');
        await close();
      },
    };
  },
};

const preview: FaultCase = {
  target: { operation: 'SteeringPreview' },
  async begin(visit) {
    const { page } = visit;
    await enterAsCustomer(visit, resourcesPath);
    return {
      async act() {
        await page.goto(resourcesPath);
        await page.getByRole('link', { name: 'solstice-one' }).click();
      },
      says: () => /The preview could not be loaded\./,
      async recover() {
        await retry(page);
        await expect(dialog(page).getByRole('region', { name: 'Answer to players' })).toContainText('PATHWAY-PRIORITY');
      },
    };
  },
};

const newName = () => `made-${randomUUID().slice(0, 8)}`;
const newHost = () => `${randomUUID().slice(0, 8)}.example.com`;

export const edgeDeliveryCases: readonly FaultCase[] = [
  stored('Resource', resourcesPath, 'solstice-one', /Resource could not be loaded\./),
  stored('Pathway', pathwaysPath, 'cdn-north', /Pathway could not be loaded\./),
  choices,
  names,
  check,
  preview,
  saved({
    operation: 'CreateResource',
    path: resourcesPath,
    open: (page) => page.getByRole('button', { name: 'Create resource' }).click(),
    field: 'Name',
    value: newName,
    async fill(page) {
      await textField(page, 'Manifest').fill('https://live.example.com/master.m3u8');
    },
    submit: 'Create resource',
    failed: 'The resource could not be created\\.',
    done: (name) => new RegExp(`${name} is created`),
    payload: { resource: { id: 'made' } },
  }),
  saved({
    operation: 'UpdateResource',
    path: resourcesPath,
    open: (page) => chooseRowAction(page, 'solstice-two', 'Edit'),
    field: 'Name',
    value: newName,
    submit: 'Save changes',
    failed: 'The changes could not be saved\\.',
    done: (name) => new RegExp(`${name} is updated`),
    payload: { resource: { id: 'changed' } },
  }),
  saved({
    operation: 'CreatePathway',
    path: pathwaysPath,
    open: (page) => page.getByRole('button', { name: 'Create pathway' }).click(),
    field: 'Name',
    value: newName,
    async fill(page) {
      await textField(page, 'Hostname').fill('cdn.example.com');
    },
    submit: 'Create pathway',
    failed: 'The pathway could not be created\\.',
    done: (name) => new RegExp(`${name} is created`),
    payload: { pathway: { id: 'made' } },
  }),
  saved({
    operation: 'UpdatePathway',
    path: pathwaysPath,
    open: (page) => chooseRowAction(page, 'cdn-south', 'Edit'),
    field: 'Hostname',
    value: newHost,
    submit: 'Save changes',
    failed: 'The changes could not be saved\\.',
    done: () => /cdn-south is updated/,
    payload: { pathway: { id: 'changed' } },
  }),
  confirmed({
    operation: 'SetResourceActive',
    path: resourcesPath,
    row: 'solstice-kids',
    action: 'Disable…',
    confirm: 'Disable',
    failed: /solstice-kids could not be disabled\./,
    done: 'solstice-kids is disabled',
    payload: { resource: { id: 'another', active: false } },
  }),
  confirmed({
    operation: 'RotatePlayerToken',
    path: resourcesPath,
    row: 'solstice-kids',
    action: 'Rotate player token…',
    confirm: 'Rotate token',
    failed: /The player token of solstice-kids could not be rotated\./,
    done: 'solstice-kids has a new player token',
    payload: { resource: { id: 'another', playerIntegrationToken: 'x'.repeat(32) } },
  }),
  confirmed({
    operation: 'DeleteResource',
    path: resourcesPath,
    row: 'legacy-vod',
    action: 'Delete resource…',
    confirm: 'Delete resource',
    failed: /legacy-vod could not be deleted\./,
    done: 'legacy-vod is deleted',
    payload: { ok: true },
    typed: 'legacy-vod',
  }),
  confirmed({
    operation: 'SetPathwayActive',
    path: pathwaysPath,
    row: 'cdn-spare',
    action: 'Disable…',
    confirm: 'Disable',
    failed: /cdn-spare could not be disabled\./,
    done: 'cdn-spare is disabled',
    payload: { pathway: { id: 'another', active: false } },
  }),
  confirmed({
    operation: 'DeletePathway',
    path: pathwaysPath,
    row: 'cdn-spare',
    action: 'Delete pathway…',
    confirm: 'Delete pathway',
    failed: /cdn-spare could not be deleted\./,
    done: 'cdn-spare is deleted',
    payload: { ok: true },
  }),
];
