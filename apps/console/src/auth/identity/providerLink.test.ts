import { expect, it } from 'vitest';
import { announceProviderLink, linkResultOf, onProviderLinkReturn, type ProviderLinkReturn } from './providerLink.ts';

it.each([
  ['a code', null, 'addressDiffers'],
  ['a cancellation', { code: 'access_denied', description: '' }, 'canceled'],
  [
    'the trigger’s link',
    { code: 'invalid_request', description: 'PreSignUp failed with error PROVIDER_LINKED.' },
    'linked',
  ],
  [
    'an address that was not linked',
    {
      code: 'invalid_request',
      description: 'PreSignUp failed with error An account with the given email already exists.',
    },
    'addressDiffers',
  ],
  ['any other error', { code: 'server_error', description: 'Something went wrong' }, 'failed'],
])('reads the result of linking a provider from %s', (_, failure, result) => {
  expect(linkResultOf(failure)).toBe(result);
});

it('notifies the page that opened the window, until it stops waiting', async () => {
  const returned: ProviderLinkReturn[] = [];
  let stop = () => undefined as void;
  const first = new Promise<void>((resolve) => {
    stop = onProviderLinkReturn((message) => {
      returned.push(message);
      resolve();
    });
  });
  announceProviderLink({ provider: 'Google', result: 'linked' });
  await first;
  stop();
  announceProviderLink({ provider: 'Google', result: 'failed' });
  expect(returned).toEqual([{ provider: 'Google', result: 'linked' }]);
});
