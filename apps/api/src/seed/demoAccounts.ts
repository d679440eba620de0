/** The demo accounts, which are the only users with a password in the seed. */
export type DemoAccount = {
  kind: 'admin' | 'secondAdmin' | 'reseller' | 'customer' | 'readOnly';
  /** Description in the table that `npm start` prints. */
  title: string;
  email: string;
  password: string;
  name: string;
  lastName: string;
  /** The name of the company in the seed. */
  company: string;
  roleId: 'admin' | 'adminReseller' | 'readOnly';
};

const ACCOUNTS: readonly DemoAccount[] = [
  {
    kind: 'admin',
    title: 'Administrator',
    email: 'admin@edgeworks.example',
    password: 'Northern-Light-7',
    name: 'Ada',
    lastName: 'Larsson',
    company: 'Edgeworks',
    roleId: 'admin',
  },
  {
    // Two administrators, to try conflicts in two browsers.
    kind: 'secondAdmin',
    title: 'Second administrator',
    email: 'second.admin@edgeworks.example',
    password: 'Eastern-Valley-3',
    name: 'Nils',
    lastName: 'Ekberg',
    company: 'Edgeworks',
    roleId: 'admin',
  },
  {
    kind: 'reseller',
    title: 'Reseller administrator',
    email: 'reseller@northlight.example',
    password: 'Winter-Harbour-4',
    name: 'Ingrid',
    lastName: 'Solheim',
    company: 'Northlight',
    roleId: 'adminReseller',
  },
  {
    kind: 'customer',
    title: 'Customer administrator',
    email: 'customer@solstice.example',
    password: 'Summer-Evening-9',
    name: 'Amara',
    lastName: 'Okafor',
    company: 'Solstice TV',
    roleId: 'admin',
  },
  {
    kind: 'readOnly',
    title: 'Customer, read only',
    email: 'readonly@solstice.example',
    password: 'Quiet-Morning-2',
    name: 'Hanna',
    lastName: 'Virtanen',
    company: 'Solstice TV',
    roleId: 'readOnly',
  },
];

/** In the order of the table that `npm start` prints. */
export function demoAccounts(): DemoAccount[] {
  return ACCOUNTS.map((account) => ({ ...account }));
}
