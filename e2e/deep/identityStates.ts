import type { Page } from '@playwright/test';
import { sentText } from '../sentText.ts';
import { expect } from '../test.ts';
import { stubField, holdField, type ScreenState } from './screenParts.ts';
import { enterAsReseller } from './signInAs.ts';

type Drawing = { width: number; height: number; color?: string };

const drawn = ({ width, height, color = '#0f4c43' }: Drawing): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
  `<rect width="${height}" height="${height}" rx="${height / 5}" fill="${color}"/>` +
  `<text x="${height * 1.1}" y="${height * 0.6}" font-family="sans-serif" font-weight="700" font-size="${width / 8}" fill="${color}">${width > 2 * height ? 'Northlight' : ''}</text></svg>`;

/** Images of a reseller, served from an origin that the policy allows. */
async function stubImages(page: Page): Promise<void> {
  await page.route('**/pictures/*', (route) => {
    const [, width = '356', height = '56', color = '0f4c43'] =
      /-(\d+)x(\d+)-([0-9a-f]{6})/.exec(route.request().url()) ?? [];
    const body = drawn({ width: Number(width), height: Number(height), color: `#${color}` });
    return route.fulfill({ contentType: 'image/svg+xml', body });
  });
}

const imageUrl = (width: number, height: number, color = '0f4c43') => `/pictures/own-${width}x${height}-${color}.svg`;

type Asset = { slot: string; url: string | null; darkUrl: string | null };

const own: Asset[] = [
  { slot: 'LOGIN_LOGO', url: imageUrl(820, 300), darkUrl: imageUrl(820, 300, '7fe0c5') },
  { slot: 'NAV_LOGO', url: imageUrl(356, 56), darkUrl: null },
  { slot: 'NAV_LOGO_SMALL', url: imageUrl(64, 64), darkUrl: null },
  { slot: 'TOUCH_ICON', url: '/pictures/own-180x180-0f4c43-touch.png', darkUrl: null },
];

const brandingResponse = (assets: readonly Asset[], color: string | null) => ({
  json: {
    data: {
      branding: {
        entityName: 'Northlight',
        defaultMode: null,
        color,
        socialProviders: [],
        assets: assets.map((asset) => ({ width: null, height: null, ...asset })),
      },
      viewer: { entity: { slug: 'northlight' } },
    },
  },
});

const image = (index: number) => ({
  id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  url: imageUrl(356, 56, ['0f4c43', '123a6b', '6b1220', '5a3d00'][index % 4]),
  name: `${['northlight', 'menu', 'a rather long name of a picture', 'winter'][index % 4]} ${index}.svg`,
  bytes: 14_336,
  width: 356,
  height: 56,
  inUse: false,
});

const imagesResponse = (count: number) => ({
  json: {
    data: {
      images: {
        totalCount: count,
        nodes: Array.from({ length: Math.min(count, 24) }, (_, index) => image(index)),
        pageInfo: { endCursor: 'more', hasNextPage: count > 24 },
      },
    },
  },
});

const dialog = (page: Page) => page.getByRole('dialog');
const nothing = async () => undefined;

type Identity = { assets?: readonly Asset[]; color?: string | null; prepare?: (page: Page) => Promise<unknown> };

/** The page of a reseller with these images, after `prepare` has stubbed other responses. */
const onIdentity = (
  name: string,
  { assets = own, color = null, prepare = nothing }: Identity = {},
  open: (page: Page) => Promise<void> = nothing,
): ScreenState => ({
  name: `identity, ${name}`,
  async open(page, request) {
    const browser = page.context().browser();
    if (!browser) throw new Error('The page belongs to no browser.');
    await stubImages(page);
    await stubField(page, 'query Branding {', brandingResponse(assets, color));
    await prepare(page);
    await enterAsReseller({ page, request, browser }, '/reseller-settings');
    await expect(page.getByRole('heading', { level: 1, name: 'Identity' })).toBeVisible();
    await open(page);
  },
});

const hexField = (page: Page) => page.getByRole('textbox', { name: 'Brand color Hex' });

const openUpload = (page: Page) => page.getByRole('button', { name: 'Change menu logo' }).click();

async function openGallery(page: Page): Promise<void> {
  await openUpload(page);
  await dialog(page).getByRole('tab', { name: 'Select image' }).click();
}

const choose = (page: Page, name: string | RegExp) => dialog(page).getByRole('radio', { name }).check();

/** The images dialog with this number of images in the gallery. */
const onGallery = (name: string, count: number, open: (page: Page) => Promise<void>): ScreenState =>
  onIdentity(
    `gallery, ${name}`,
    { prepare: (page) => stubField(page, 'query Images', imagesResponse(count)) },
    async (page) => {
      await openGallery(page);
      await open(page);
    },
  );

const sent = (name: string, text = drawn({ width: 356, height: 56 })) => ({
  name,
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(text),
});

/** As a user who can only read the identity of their account. */
const mayOnlyRead = (page: Page) =>
  page.route('**/graphql', async (route) => {
    if (!/query Viewer\b/.test(sentText(route.request()))) return route.fallback();
    const response = await route.fetch();
    const json = (await response.json()) as { data: { viewer: { permissions: { group: string; level: string }[] } } };
    for (const permission of json.data.viewer.permissions)
      if (permission.group === 'st.identity') permission.level = 'READ';
    return route.fulfill({ response, json });
  });

/** The store takes all files but these: one never arrives, one breaks off. */
async function withStore(page: Page): Promise<void> {
  const target = { bucket: 'edge-console-uploads', region: 'local' };
  await page.route('**/graphql', (route) => {
    const { variables } = route.request().postDataJSON() as { variables?: Record<string, string> };
    const { filename, key } = variables ?? {};
    if (filename !== undefined) {
      const createUpload = { target: { ...target, key: `uploads/own/${filename}` }, userErrors: [] };
      return route.fulfill({ json: { data: { createUpload } } });
    }
    if (key === undefined) return route.fallback();
    const completeUpload = { image: { ...image(1), name: key.split('/').at(-1) }, removed: [], userErrors: [] };
    return route.fulfill({ json: { data: { completeUpload } } });
  });
  await page.route('**/edge-console-uploads/**', (route) => {
    const url = route.request().url();
    if (url.includes('on-its-way')) return new Promise<void>(() => undefined);
    if (url.includes('broken-off')) return route.abort();
    return route.fulfill({ status: 200, headers: { 'access-control-allow-origin': '*' } });
  });
}

/** A reseller's identity page, and its images dialog. */
export const identityStates: ScreenState[] = [
  onIdentity('being loaded', { prepare: (page) => holdField(page, 'query Branding {') }),
  onIdentity('no images', { assets: [] }, async (page) => {
    await expect(page.getByText('No image').first()).toBeVisible();
  }),
  onIdentity('with images', {}, async (page) => {
    await expect(page.getByText('64 × 64 px')).toBeVisible();
  }),
  onIdentity('a brand color, used exactly', { color: '#0f766e' }, async (page) => {
    await expect(page.getByText('Buttons use this color exactly')).toBeVisible();
  }),
  onIdentity('a brand color that was moved, unsaved', { color: '#0f766e' }, async (page) => {
    await hexField(page).fill('#f2c14a');
    await expect(page.getByText(/^Made \d+% darker/)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Unsaved changes' })).toBeVisible();
  }),
  onIdentity('a brand color that resembles errors', { color: '#d92d20' }, async (page) => {
    await expect(page.getByText('This color resembles the red of errors and delete buttons.')).toBeVisible();
  }),
  onIdentity('a color that is not one', {}, async (page) => {
    await hexField(page).fill('#17897');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Enter a color as six digits, such as #17897F.').first()).toBeVisible();
  }),
  onIdentity('on dark', {}, async (page) => {
    await page.getByRole('radiogroup', { name: 'Variant' }).getByRole('radio', { name: 'Dark' }).click();
    await expect(page.getByText('Same as light').first()).toBeVisible();
  }),
  onIdentity(
    'pictures that did not arrive',
    { prepare: (page) => page.route('**/pictures/*', (route) => route.abort()) },
    async (page) => {
      await expect(page.getByRole('button', { name: 'Try again: menu logo' })).toBeVisible();
    },
  ),
  onIdentity(
    'not loaded',
    { prepare: (page) => stubField(page, 'query Branding {', { status: 500 }) },
    async (page) => {
      await expect(page.getByText('The identity settings could not be loaded.')).toBeVisible();
    },
  ),
  onIdentity('read only', { prepare: mayOnlyRead }, async (page) => {
    await expect(page.getByRole('button', { name: 'Change menu logo' })).toHaveAttribute('aria-disabled', 'true');
  }),
  onIdentity('upload', {}, openUpload),
  onIdentity('upload, files on their way', { prepare: withStore }, async (page) => {
    await openUpload(page);
    await dialog(page)
      .locator('input[type=file]')
      .first()
      .setInputFiles([
        sent('northlight.svg'),
        sent('on-its-way.svg'),
        sent('broken-off.svg'),
        sent('page-in-disguise.png', '<html><script>alert(1)</script></html>'),
        sent('heavy.svg', drawn({ width: 356, height: 56 }) + ' '.repeat(1_048_576)),
      ]);
    await expect(dialog(page).getByText('Uploaded')).toBeVisible();
    await expect(dialog(page).getByText('The file upload did not finish.')).toBeVisible();
    await expect(dialog(page).getByText(/The file is too big/)).toBeVisible();
    await expect(dialog(page).getByRole('progressbar')).toBeVisible();
  }),
  onGallery('none', 0, async (page) => {
    await expect(dialog(page).getByText('No images yet')).toBeVisible();
  }),
  onGallery('more than a page, one in use', 31, async (page) => {
    await choose(page, image(0).name);
    await expect(dialog(page).getByRole('button', { name: 'Use image' })).toBeEnabled();
  }),
  onGallery('deleting', 5, async (page) => {
    await choose(page, image(3).name);
    await dialog(page)
      .getByRole('button', { name: `Delete ${image(3).name}` })
      .click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
  }),
  onGallery('without an image', 5, (page) => choose(page, /^No image/)),
  onIdentity('gallery, being loaded', { prepare: (page) => holdField(page, 'query Images') }, openGallery),
  onIdentity(
    'gallery, not loaded',
    { prepare: (page) => stubField(page, 'query Images', { status: 500 }) },
    async (page) => {
      await openGallery(page);
      await expect(dialog(page).getByText('Images could not be loaded.')).toBeVisible();
    },
  ),
  onIdentity(
    'gallery, a picture that did not arrive',
    {
      assets: [],
      prepare: async (page) => {
        await stubField(page, 'query Images', imagesResponse(5));
        await page.route('**/pictures/*', (route) => route.abort());
      },
    },
    async (page) => {
      await page.getByRole('button', { name: 'Upload menu logo' }).click();
      await dialog(page).getByRole('tab', { name: 'Select image' }).click();
      await expect(dialog(page).getByText('The image could not be downloaded.').first()).toBeVisible();
    },
  ),
];
