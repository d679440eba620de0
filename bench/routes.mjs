import { firstPages } from '../tools/bytes/src/pages.ts';

const rows = ':is(tbody tr, [role=grid] [role=row])';

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
    paint: { selector: rows, text: '@' },
  },
};

/** What each kind of person sees first who opens the console signed in: `account` is the kind of the seed's demo account. */
export const landings = [
  { account: 'admin', text: 'platform, to the first account', paint: { selector: rows, text: 'Active' } },
  { account: 'reseller', text: 'reseller, to the first customer', paint: { selector: rows, text: 'Active' } },
  {
    account: 'customer',
    text: 'customer, to what is to be done',
    paint: { selector: 'main li', text: 'Add a team member' },
  },
];

/** Comes first when the stored access token is over: aws-amplify, which refreshes it. */
export const refreshModule = 'src/auth/identity/tokens.ts';
