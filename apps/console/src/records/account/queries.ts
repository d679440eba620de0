import { graphql } from '../../api/graphql.ts';

export const availabilityQuery = graphql(`
  query Availability($companyName: String, $email: String) {
    availability(companyName: $companyName, email: $email)
  }
`);

/** Roles that people of an account can hold and the viewer may give: none holds more than they do. */
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
