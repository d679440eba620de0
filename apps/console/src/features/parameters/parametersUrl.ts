import { customerParameter } from '../../router/leavesPage.ts';

const categoryParameter = 'category';

/** The customer and category in the URL. */
export type ParametersFilters = { readonly customerId: string | null; readonly category: string | null };

export function readParametersUrl(search: string): ParametersFilters {
  const parameters = new URLSearchParams(search);
  return { customerId: parameters.get(customerParameter), category: parameters.get(categoryParameter) };
}

export function writeParametersUrl({ customerId, category }: ParametersFilters): string {
  const parameters = new URLSearchParams();
  if (customerId !== null) parameters.set(customerParameter, customerId);
  if (category !== null) parameters.set(categoryParameter, category);
  return parameters.toString();
}
