/** Words of an account's billing details. */
export const billingMessages = {
  title: 'Billing details',
  legalName: 'Legal name',
  taxId: 'Tax id',
  email: 'E-mail for invoices',
  emailHint: 'Invoices go there.',
  address: 'Address',
  country: 'Country',
  submit: 'Save billing details',
  done: 'The billing details are saved',
};
