import type { Page } from '@playwright/test';
import { expect } from '../../test.ts';
import { domainAnswer, issuedDomain } from '../domainAnswers.ts';
import { dismissSnackbars, type FaultCase, retry } from '../faultCase.ts';
import { answered, withAnswer } from '../faults.ts';
import { answerField } from '../screenParts.ts';
import { enterAsReseller } from '../signedInAs.ts';

const path = '/domain/';
const withDomain = (page: Page, domain: object | null) =>
  answerField(page, 'query Domain', { json: { data: { domain } } });

const load: FaultCase = {
  target: { operation: 'Domain' },
  async begin(visit) {
    const { page } = visit;
    return {
      act: () => enterAsReseller(visit, path),
      says: () => /The domain could not be loaded\./,
      async recover() {
        await retry(page);
        await expect(page.getByRole('heading', { level: 2, name: 'Add domain' })).toBeVisible();
      },
    };
  },
};

const add: FaultCase = {
  target: { operation: 'AddDomain' },
  async begin(visit) {
    const { page } = visit;
    await withDomain(page, null);
    await enterAsReseller(visit, path);
    const field = page.getByRole('textbox', { name: 'Domain' });
    const next = page.getByRole('button', { name: 'Next' });
    return {
      async act() {
        await field.fill('console.northlight.example');
        await next.click();
      },
      says: () => /The domain could not be added\./,
      async isKept() {
        await expect(field).toHaveValue('console.northlight.example');
      },
      async recover(isLast) {
        const { target, answer } = answered('AddDomain', { domain: domainAnswer() });
        await withAnswer(page, target, answer, async () => {
          await next.click();
          await expect(page.getByRole('region', { name: 'Certificate record' })).toBeVisible();
        });
        if (!isLast) await page.reload();
      },
    };
  },
};

const check: FaultCase = {
  target: { operation: 'CheckDomain' },
  async begin(visit) {
    const { page } = visit;
    await withDomain(page, domainAnswer());
    await enterAsReseller(visit, path);
    const press = () => page.getByRole('button', { name: 'Check now' }).click();
    return {
      act: press,
      says: () => /The domain could not be checked\./,
      async isKept() {
        await expect(page.getByRole('region', { name: 'Certificate record' })).toBeVisible();
      },
      async recover(isLast) {
        const { target, answer } = answered('CheckDomain', { domain: issuedDomain });
        await withAnswer(page, target, answer, async () => {
          await press();
          await expect(page.getByText('The certificate is issued', { exact: true })).toBeVisible();
        });
        if (!isLast) await page.reload();
      },
    };
  },
};

const startOver: FaultCase = {
  target: { operation: 'StartOverDomain' },
  async begin(visit) {
    const { page } = visit;
    await withDomain(page, domainAnswer());
    await enterAsReseller(visit, path);
    const question = page.getByRole('alertdialog');
    const confirm = () => question.getByRole('button', { name: 'Start over' }).click();
    return {
      async act() {
        await page.getByRole('button', { name: 'Start over…' }).click();
        await question.getByRole('textbox').fill('console.northlight.example');
        await confirm();
      },
      says: () => /The domain could not be deleted\./,
      async isKept() {
        await expect(question).toBeVisible();
      },
      async recover(isLast) {
        const { target, answer } = answered('StartOverDomain', { ok: true });
        await withAnswer(page, target, answer, async () => {
          await confirm();
          await expect(page.getByText('console.northlight.example is removed')).toBeVisible();
        });
        await dismissSnackbars(page);
        if (!isLast) await page.reload();
      },
    };
  },
};

export const domainCases: readonly FaultCase[] = [load, add, check, startOver];
