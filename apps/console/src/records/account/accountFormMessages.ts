const types = { PLATFORM: 'Platform', RESELLER: 'Reseller', CUSTOMER: 'Customer' };

export const accountFormMessages = {
  types,
  form: {
    parent: 'Reseller',
    parentHint: (own: string) => `A customer of ${own}, unless you choose a reseller.`,
    name: 'Account name',
    nameHint: 'The name shown in lists and menus.',
    companyName: 'Company name',
    companyNameHint: 'Must be unique.',
    region: 'Region',
    regionPlaceholder: 'Choose a region',
    services: 'Services',
    servicesHint: 'Only services enabled for the parent account are available.',
    tier: 'Tier',
    tierHint: (limit: number) => (limit === 1 ? 'Up to 1 enabled API token' : `Up to ${limit} enabled API tokens`),
    administrator: 'First administrator',
    adminName: 'Name',
    adminLastName: 'Last name',
    adminEmail: 'E-mail',
  },
  editDrawer: {
    title: (name: string) => `Edit ${name}`,
    loading: 'Edit account',
    notLoaded: 'Account could not be loaded.',
    missing: 'Account does not exist.',
    submit: 'Save changes',
    done: (name: string) => `${name} updated`,
    failed: (type: keyof typeof types) => `${types[type]} could not be updated.`,
  },
};
