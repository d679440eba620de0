import { graphql } from '../../api/graphql.ts';

export const availabilityQuery = graphql(`
  query Availability($companyName: String, $email: String) {
    availability(companyName: $companyName, email: $email)
  }
`);

/** Roles the viewer can assign in an account: none exceeds their own. */
export const assignableRolesQuery = graphql(`
  query AssignableRoles($entityId: ID) {
    assignableRoles(entityId: $entityId) {
      id
      name
      description
    }
  }
`);

export const billingFields = graphql(`
  fragment BillingFields on Billing {
    legalName
    taxId
    email
    address
    country
  }
`);
