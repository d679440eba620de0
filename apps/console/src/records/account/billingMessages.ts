export const billingMessages = {
  title: 'Billing details',
  legalName: 'Legal name',
  taxId: 'Tax ID',
  email: 'E-mail for invoices',
  emailHint: 'Invoices are sent to this address.',
  address: 'Address',
  country: 'Country',
  submit: 'Save billing details',
  done: 'Billing details saved',
};
