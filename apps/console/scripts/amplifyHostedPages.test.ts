import { describe, expect, it } from 'vitest';
import { amplifyPatches } from './amplifyPatches.ts';

/** The unpatched module. */
const { default: completeOAuthFlow } =
  await import('../../../node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/providers/cognito/utils/oauth/completeOAuthFlow.mjs?raw');
const { default: openAuthSession } =
  await import('../../../node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/utils/openAuthSession.mjs?raw');
const folder = '/node_modules/@aws-amplify/auth/dist/esm';
const files = {
  openAuthSession: { path: `${folder}/utils/openAuthSession.mjs`, before: openAuthSession },
  completeOAuthFlow: {
    path: `${folder}/providers/cognito/utils/oauth/completeOAuthFlow.mjs`,
    before: completeOAuthFlow,
  },
};
const plugin = amplifyPatches();
const changed = (name: keyof typeof files): string =>
  plugin.transform(files[name].before, `${files[name].path}?v=1`)?.code ?? '';

/** Where the patched module sends the browser from a page of the console. */
async function sentTo(address: string, origin: string): Promise<string> {
  const location = { origin, host: new URL(origin).host, href: '' };
  const source = `export default (window) => { ${changed('openAuthSession').replace(/^export .*$/m, '')} return openAuthSession; }`;
  const module = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(source)}`)) as {
    default: (window: object) => (url: string) => Promise<void>;
  };
  await module.default({ location })(address);
  return location.href;
}

describe('hosted pages URL', () => {
  const local = 'http://localhost:4300';

  it('uses http if the pages are on the host of an http page', async () => {
    const query = '?redirect_uri=http%3A%2F%2Flocalhost%3A4300%2Floading%2F';
    expect(await sentTo(`https://localhost:4300/oauth2/authorize${query}`, local)).toBe(
      `http://localhost:4300/oauth2/authorize${query}`,
    );
  });

  it.each([
    ['https://auth.example.com/logout?client_id=1', 'https://console.example.com'],
    ['https://auth.example.com/logout?client_id=1', local],
    ['https://console.example.com/logout?client_id=1', 'https://console.example.com'],
    ['https://localhost:4300.evil.example/logout', local],
    ['https://localhost:43000/logout', local],
  ])('uses https everywhere else: %s from %s', async (address, origin) => {
    expect(await sentTo(address, origin)).toBe(address);
  });

  it('uses the same protocol to exchange the code, and keeps the line count', () => {
    for (const name of ['openAuthSession', 'completeOAuthFlow'] as const) {
      const before = files[name].before.split('\n');
      const lines = changed(name).split('\n');
      const other = lines.filter((line, index) => line !== before[index]);
      expect(lines).toHaveLength(before.length);
      expect(other).toEqual([expect.stringContaining('window.location.origin')]);
    }
  });

  it('fails the build if aws-amplify has changed, and leaves other files alone', () => {
    expect(() => plugin.transform('', files.openAuthSession.path)).toThrow('aws-amplify has changed');
    expect(plugin.transform('', '/src/openAuthSession.mjs')).toBeNull();
  });
});
