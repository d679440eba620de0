/** One call for each root field, and for each field with a rule of its own; asks for enough that a leak would show. */
export const CALLS: Readonly<Record<string, string>> = {
  viewer: `query { viewer { email user { id entity { id } } entity { id } permissions { group level } administrators { email } } }`,
  'viewer:User.phone': `query { viewer { user { phone } } }`,
  'viewer:User.lastLogin': `query { viewer { user { lastLogin } } }`,
  'viewer:User.mfaEnabled': `query { viewer { user { mfaEnabled } } }`,
  'viewer:Entity.billing': `query { viewer { entity { billing { taxId } } } }`,
  node: `query ($id: ID!) { node(id: $id) { __typename id ... on User { email entity { id } } ... on Entity { name } ... on Role { name } } }`,
  users: `query ($entityId: ID) { users(entityId: $entityId) { nodes { id email entity { id } } totalCount pageInfo { hasNextPage } } }`,
  assignableRoles: `query ($entityId: ID) { assignableRoles(entityId: $entityId) { id name } }`,
  availability: `query ($companyName: String) { availability(companyName: $companyName) }`,
  'availability:email': `query ($email: String) { availability(email: $email) }`,
  createAccount: `mutation ($input: CreateAccountInput!) { createAccount(input: $input) { entity { id name usersCount } userErrors { code field message details } } }`,
  requestInvite: `mutation ($email: String!) { requestInvite(email: $email) { ok userErrors { code field message details } } }`,
  requestReactivation: `mutation ($email: String!) { requestReactivation(email: $email) { ok userErrors { code field message details } } }`,
  inviteUser: `mutation ($input: InviteUserInput!) { inviteUser(input: $input) { user { id email entity { id } } userErrors { code field message details } } }`,
  resendInvite: `mutation ($id: ID!) { resendInvite(id: $id) { user { id email } userErrors { code field message details } } }`,
  updateUser: `mutation ($id: ID!, $expectedVersion: Int!, $input: UpdateUserInput!) {
    updateUser(id: $id, expectedVersion: $expectedVersion, input: $input) { user { id email } userErrors { code field message details } } }`,
  setUserActive: `mutation ($id: ID!, $active: Boolean!) { setUserActive(id: $id, active: $active) { user { id email } userErrors { code field message details } } }`,
  deleteUser: `mutation ($id: ID!) { deleteUser(id: $id) { ok userErrors { code field message details } } }`,
};
