import { firstPages } from '../tools/bytes/src/pages.ts';

const rows = ':is(tbody tr, [role=grid] [role=row])';
/** Skeleton rows have no links. */
const rowLink = `${rows} a`;

/**
 * The two measured pages. `modules`: keys in the build's manifest whose static closures the first paint needs; the
 * bytes benchmark verifies in a browser that the list is complete. `paint`: a selector and a text of the page's main
 * content.
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

/** The first page of each account type after signing in: `account` is a demo account of the seed. */
export const landings = [
  { account: 'admin', text: 'platform, to the first account', paint: { selector: rowLink, text: '' } },
  { account: 'reseller', text: 'reseller, to the first customer', paint: { selector: rowLink, text: '' } },
  { account: 'customer', text: 'customer, to the headline', paint: { selector: 'main h1 a', text: '' } },
];

/** Loaded first if the stored access token has expired: aws-amplify, which refreshes it. */
export const refreshModule = 'src/auth/identity/tokens.ts';
