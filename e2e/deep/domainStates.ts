import type { Page } from '@playwright/test';
import { expect } from '../test.ts';
import { domainResponse, issuedDomain, liveDomain } from './domainAnswers.ts';
import { stubField, refusedWith, type ScreenState } from './screenParts.ts';
import { enterAsReseller } from './signInAs.ts';

/** The page of a reseller whose domain is this. */
const withDomain = (
  name: string,
  domain: object | null,
  open: (page: Page) => Promise<void> = async () => undefined,
): ScreenState => ({
  name: `domain, ${name}`,
  async open(page, request) {
    const browser = page.context().browser();
    if (!browser) throw new Error('The page belongs to no browser.');
    // Elapsed times would change each screenshot.
    await page.clock.setFixedTime('2026-11-20T09:20:12.000Z');
    await stubField(page, 'query Domain', { json: { data: { domain } } });
    await enterAsReseller({ page, request, browser }, '/domain/');
    await expect(page.getByRole('heading', { level: 1, name: 'Domain' })).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 2 }).or(main.getByRole('region')).first()).toBeVisible();
    await open(page);
  },
});
const failedBy = (errorCode: string) => domainResponse({ status: 'ERROR', errorCode });

/** Where a custom domain can be on its way. */
export const domainStates: ScreenState[] = [
  withDomain('none, an international one typed', null, async (page) => {
    await page.getByRole('textbox', { name: 'Domain' }).fill('bücher.example');
    await expect(page.getByText(/xn--bcher-kva/)).toBeVisible();
  }),
  withDomain('none, refused', null, async (page) => {
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('Required field.').first()).toBeVisible();
  }),
  withDomain(
    'certificate being requested',
    domainResponse({ certificateRecord: null, checkedAt: null }),
    async (page) => {
      await expect(page.getByText('Requesting certificate', { exact: true })).toBeVisible();
      await expect(page.getByText('Add this CNAME record')).toHaveCount(0);
    },
  ),
  withDomain('certificate waits for its record', domainResponse()),
  withDomain('CAA error', failedBy('CAA_ERROR'), async (page) => {
    await expect(page.getByRole('region', { name: 'CAA record' })).toBeVisible();
    await expect(page.getByText('Add this CNAME record')).toHaveCount(0);
  }),
  withDomain('timed out', failedBy('VALIDATION_TIMED_OUT')),
  withDomain('certificate not created', failedBy('CERTIFICATE_FAILED'), async (page) => {
    await expect(page.getByRole('alert').getByText('The certificate could not be created')).toBeVisible();
  }),
  withDomain('certificate not created when it was asked for again', failedBy('CERTIFICATE_FAILED'), async (page) => {
    await stubField(page, 'mutation AddDomain', { json: refusedWith('UNAVAILABLE') });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(
      page.getByText('The certificate could not be created. The service is not available. Try again later.'),
    ).toBeVisible();
  }),
  withDomain('issued', issuedDomain),
  withDomain('issued, at the top of a zone', { ...issuedDomain, newDomain: 'northlight.example' }),
  withDomain('live', liveDomain),
  withDomain('renewal failed', { ...liveDomain, status: 'ERROR', errorCode: 'RENEWAL_FAILED' }),
  withDomain('starting over', liveDomain, async (page) => {
    await page.getByRole('button', { name: 'Start over…' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
  }),
  withDomain('not checked', domainResponse(), async (page) => {
    await stubField(page, 'mutation CheckDomain', { json: refusedWith('UNAVAILABLE') });
    await page.getByRole('button', { name: 'Check now' }).click();
    await expect(page.getByText('The domain could not be checked.')).toBeVisible();
  }),
];
