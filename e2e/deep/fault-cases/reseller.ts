import { expect } from '../../test.ts';
import { domainResponse, issuedDomain } from '../domainAnswers.ts';
import type { FaultCase } from '../faultCase.ts';
import { casesAt, find, press, type Step, stub, text } from '../faultShapes.ts';
import { enterAsReseller } from '../signInAs.ts';

const domain = casesAt(enterAsReseller, '/domain/');
const withDomain = (response: object | null) => stub({ operation: 'Domain' }, { data: { domain: response } });
const certificate = find('region', 'Certificate record');

const domainCases: readonly FaultCase[] = [
  domain.read('Domain', { what: 'The domain', shows: certificate }),
  domain.page('AddDomain', {
    prepare: withDomain(null),
    fields: [text('Domain', 'console.northlight.example')],
    submit: 'Next',
    failed: 'The domain could not be added.',
    response: { domain: domainResponse() },
    done: certificate,
  }),
  domain.page('CheckDomain', {
    prepare: withDomain(domainResponse()),
    submit: 'Check now',
    failed: 'The domain could not be checked.',
    unchanged: certificate,
    response: { domain: issuedDomain },
    done: 'The certificate has been issued',
  }),
  domain.confirm('StartOverDomain', {
    prepare: withDomain(domainResponse()),
    open: press('Start over…'),
    fields: [text(/.*/, 'console.northlight.example')],
    submit: 'Start over',
    failed: 'The domain could not be removed.',
    done: 'console.northlight.example removed',
  }),
];

const identity = casesAt(enterAsReseller, '/reseller-settings');

const image = (name: string, inUse: boolean) => ({
  id: `00000000-0000-4000-8000-00000000000${inUse ? 2 : 1}`,
  url: inUse ? '/favicon-acting.svg' : '/favicon.svg',
  name,
  bytes: 2048,
  width: 356,
  height: 56,
  inUse,
});
const [free, shown] = [image('free.png', false), image('menu.png', true)];
const branding = (url: string | null, defaultMode: string | null = null) => ({
  entityName: 'Northlight',
  defaultMode,
  color: null,
  socialProviders: [],
  assets: [{ slot: 'NAV_LOGO', url, darkUrl: null, width: 356, height: 56 }],
});

/** An image that is in use as the menu logo, and one that is not in use. */
const withImages: Step = async (page) => {
  const pageInfo = { endCursor: null, hasNextPage: false };
  const images = { totalCount: 2, nodes: [free, shown], pageInfo };
  await stub({ operation: 'Images' }, { data: { images } })(page);
  const data = { branding: branding(shown.url), viewer: { entity: { slug: 'northlight' } } };
  await stub({ operation: 'Branding' }, { data })(page);
  const saved = { updateBranding: { branding: branding(free.url), userErrors: [] } };
  await stub({ operation: 'UpdateBranding' }, { data: saved })(page);
};

const openImages: Step = async (page) => {
  await page
    .getByRole('button', { name: /menu logo$/i })
    .first()
    .click();
  await page.getByRole('tab', { name: 'Select image' }).click();
};

const chooseImage =
  (button: string): Step =>
  async (page) => {
    await openImages(page);
    await page.getByRole('radio', { name: /^free\.png/ }).check();
    await press(button)(page);
  };

const identityCases: readonly FaultCase[] = [
  identity.read('Branding', { what: 'The identity', shows: find('heading', 'Images') }),
  identity.page('UpdateBranding', {
    submit: async (page) => {
      await page.getByRole('radiogroup', { name: 'Default theme' }).getByRole('radio', { name: 'Dark' }).click();
      await press('Save changes')(page);
    },
    failed: /The changes could not be saved\./,
    response: { branding: branding(null, 'DARK') },
    done: 'Identity saved',
  }),
  identity.read('Images', {
    failed: /Images could not be loaded\./,
    open: openImages,
    shows: find('radio', /^No image/),
  }),
  identity.confirm('DeleteImage', {
    prepare: withImages,
    open: chooseImage('Delete free.png'),
    submit: 'Delete image',
    done: 'free.png deleted',
  }),
  identity.page('SetBrandAsset', {
    prepare: withImages,
    submit: async (page) => {
      await chooseImage('Use image')(page);
      await press('Save changes')(page);
    },
    failed: /The changes could not be saved\./,
    response: { branding: branding(free.url) },
    done: 'Identity saved',
  }),
  identity.page('ClearBrandAsset', {
    prepare: withImages,
    submit: async (page) => {
      const remove = page.getByRole('button', { name: 'Remove menu logo' });
      await expect(remove.or(page.getByRole('button', { name: 'Save changes' })).first()).toBeVisible();
      // It stays removed, but unsaved, when saving fails.
      if (await remove.isVisible()) await remove.click();
      await press('Save changes')(page);
    },
    failed: /The changes could not be saved\./,
    response: { branding: branding(null) },
    done: 'Identity saved',
  }),
];

export const resellerCases = [...domainCases, ...identityCases];
