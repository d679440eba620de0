import { firstPages } from '../tools/bytes/src/pages.ts';

/**
 * The two pages that are measured. `modules`: keys of the build's manifest whose static closures the first paint needs;
 * the bytes bench proves in a browser that nothing is missing from them. `paint`: a selector and a text, there with
 * the first thing a person came for.
 */
export const routes = {
  signIn: {
    address: '/signin/',
    modules: firstPages.signIn,
    paint: { selector: 'form input[type=password]', text: '' },
  },
  users: {
    address: '/users/',
    modules: firstPages.users,
    paint: { selector: ':is(tbody tr, [role=grid] [role=row])', text: '@' },
  },
};

/** Comes first when the stored access token is over: aws-amplify, which refreshes it. */
export const refreshModule = 'src/identity/tokens.ts';
