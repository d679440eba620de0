/**
 * The expected API responses, written only from the specification (tenancy, permission groups, guards, acting, the rule of each operation).
 * Shares no code with the server's policy, so that the matrix test compares two independent readings and can fail.
 */

export type Level = 'NONE' | 'READ' | 'MANAGE';
export type EntityType = 'PLATFORM' | 'RESELLER' | 'CUSTOMER';
export type Service = 'EDGE_INTELLIGENCE' | 'EDGE_ANALYTICS' | 'EDGE_DELIVERY';
export type BuiltInRole = 'admin' | 'adminReseller' | 'regular' | 'readOnly' | 'sales';
/** A built-in role, or the levels of a custom one (absent group: none). */
export type RoleLevels = BuiltInRole | Readonly<Record<string, Level>>;
export type Account = { type: EntityType; services: readonly Service[] };

/** The effective principal. Null is a guest; a new user has a token but belongs to no account yet. */
export type PrincipalDescription =
  | {
      account: Account;
      role: RoleLevels;
      administratorFlag: boolean;
      userActive: boolean;
      accountActive: boolean;
      /** The account requires MFA, and the grace period is over. */
      isMfaOverdue?: boolean;
    }
  | 'newUser'
  /** An API token with every scope. */
  | { token: Account; usable: boolean }
  | null;

export type Member = Extract<PrincipalDescription, { role: RoleLevels }>;

/** The object's relation to the effective principal. A role can also be built in. */
export type Relation =
  | 'none'
  | 'self'
  | 'own'
  | 'child'
  | 'grandchild'
  | 'sibling'
  | 'parent'
  | 'grandparent'
  | 'foreign'
  | 'builtIn'
  | 'missing'
  | 'malformed';
export type Acting = 'none' | 'READ_ONLY' | 'READ_WRITE';

/** The role or flag that the call would grant, and to whom. A role that the user already has is not granted. */
export type Detail = {
  /** The account of the object, or the one that an invitation names. */
  target?: Account;
  /** Its parent account. */
  above?: Account;
  grantedRole?: RoleLevels;
  /** False if the call names a role that does not exist for the principal. */
  roleExists?: boolean;
  setsAdministratorFlag?: boolean;
  /** The object is an administrator whose rights or access the call would change. */
  managesAdministrator?: boolean;
  /** The object is the account's only active administrator, and the call would remove that. */
  removesLastAdministrator?: boolean;
};

export type Operation = keyof typeof RULES;

// Columns: admin, adminReseller, regular, readOnly, sales | caps of PLATFORM, RESELLER, CUSTOMER.
const TABLE = `
  ei.analytics      M M M R R | M M M
  ei.parameters     M R - R - | M R -
  ei.keys           M M M R - | M M M
  ea.dashboards     M M M R R | M M M
  ea.insights       M M R R R | M M -
  ed.resources      M M M R - | M M M
  ed.pathways       M M M R - | M M M
  st.users          M M R R R | M M M
  st.roles          M M - R - | M M M
  st.tokens         M M M R - | M M M
  st.accounts       M M - R M | M M -
  st.impersonation  M M - - R | M M -
  st.identity       M M R R - | - M -
  st.domain         M M R R - | - M -
  st.billing        M M - R R | M M M
  st.audit          M M - R - | M M M`;
const COLUMNS = ['admin', 'adminReseller', 'regular', 'readOnly', 'sales', 'PLATFORM', 'RESELLER', 'CUSTOMER'] as const;
const RANKS = { '-': 0, R: 1, M: 2, NONE: 0, READ: 1, MANAGE: 2 } as const;
const AREAS: Record<string, Service> = { ei: 'EDGE_INTELLIGENCE', ea: 'EDGE_ANALYTICS', ed: 'EDGE_DELIVERY' };
const CELLS = new Map(
  TABLE.trim()
    .split('\n')
    .flatMap((line) => {
      const [group = '', ...letters] = line.replace('|', ' ').trim().split(/\s+/);
      return letters.map((letter, index) => [`${group} ${COLUMNS[index]}`, RANKS[letter as '-' | 'R' | 'M']] as const);
    }),
);
const GROUPS = [...new Set([...CELLS.keys()].map((key) => key.split(' ')[0] ?? ''))];

const PLATFORM_ADMINISTRATOR = { platformOnly: true, administrator: true } as const;

/** `group`: the minimum level. `types`, `adminAccess`: the guards. `never`: refused while acting, in both modes. */
const RULES = {
  viewer: { token: true, owing: true },
  // A new user has neither a user record nor an entity.
  'viewer:User.phone': { token: true, group: 'st.users', level: 1 },
  'viewer:User.lastLogin': { token: true, group: 'st.users', level: 1 },
  'viewer:User.mfaEnabled': { token: true, group: 'st.users', level: 1 },
  'viewer:Entity.billing': { token: true, group: 'st.billing', level: 1 },
  updateProfile: { mutation: true, never: true },
  updatePreferences: { mutation: true },
  requestEmailChange: { mutation: true, never: true },
  confirmEmailChange: { mutation: true, never: true, wantsCode: true },
  deactivateAccount: { mutation: true, never: true },
  setUpMfa: { mutation: true, never: true, owing: true },
  confirmMfa: { mutation: true, never: true, owing: true },
  turnOffMfa: { mutation: true, never: true, keepsFactor: true },
  createRecoveryCodes: { mutation: true, never: true },
  myRecoveryCodes: { never: true },
  myLastSignIns: { never: true },
  recoverMfa: { everyone: true, refusedWith: 'RECOVERY_CODE_INVALID' },
  myPasskeys: { never: true },
  startPasskeyRegistration: { mutation: true, never: true },
  addPasskey: { mutation: true, never: true },
  renamePasskey: { mutation: true, never: true },
  removePasskey: { mutation: true, never: true },
  mySignInMethods: { never: true },
  startProviderLink: { mutation: true, never: true },
  removeProviderLink: { mutation: true, never: true },
  requestPassword: { mutation: true, never: true, refusedWith: 'PASSWORD_EXISTS' },
  addPassword: { mutation: true, never: true, wantsCode: true },
  availability: { token: true },
  'availability:email': { group: 'st.users', level: 2 },
  createAccount: { token: true, noEntity: true, mutation: true, never: true },
  entities: { group: 'st.accounts', level: 1 },
  accountHealth: { group: 'st.accounts', level: 1 },
  roles: { group: 'st.roles', level: 1, adminAccess: true },
  createRole: { group: 'st.roles', level: 2, adminAccess: true, mutation: true },
  updateRole: { group: 'st.roles', level: 2, adminAccess: true, mutation: true, ownOnly: true, notBuiltIn: true },
  deleteRole: { group: 'st.roles', level: 2, adminAccess: true, mutation: true, ownOnly: true, notBuiltIn: true },
  search: {},
  savedViews: {},
  saveView: { mutation: true },
  deleteView: { mutation: true, ownerOnly: true },
  'node:SavedView': { hides: true, ownOnly: true },
  createIssue: { mutation: true },
  startImpersonation: { group: 'st.impersonation', level: 1, mutation: true, never: true, actsAs: 1 },
  'startImpersonation:readWrite': { group: 'st.impersonation', level: 1, mutation: true, never: true, actsAs: 2 },
  // Not treated as a mutation by the acting modes: it is possible in both.
  stopImpersonation: { selfOnly: true, owing: true },
  apiKeys: { group: 'ei.keys', level: 1 },
  'node:ApiKey': { group: 'ei.keys', level: 1, ownOnly: true, hides: true },
  createApiKey: { group: 'ei.keys', level: 2, mutation: true },
  updateApiKey: { group: 'ei.keys', level: 2, mutation: true, ownOnly: true },
  setApiKeyEnabled: { group: 'ei.keys', level: 2, mutation: true, ownOnly: true },
  deleteApiKey: { group: 'ei.keys', level: 2, mutation: true, ownOnly: true },
  syncApiKeys: { group: 'ei.keys', level: 2, mutation: true },
  eiTotals: { group: 'ei.analytics', level: 1, customersOnly: true },
  eiChannels: { group: 'ei.analytics', level: 1, customersOnly: true },
  eiAudience: { group: 'ei.analytics', level: 1, customersOnly: true },
  eiP2p: { group: 'ei.analytics', level: 1, customersOnly: true },
  eiMetric: { group: 'ei.analytics', level: 1, customersOnly: true },
  eiMap: { group: 'ei.analytics', level: 1, customersOnly: true },
  eiTree: { group: 'ei.analytics', level: 1, customersOnly: true },
  alertRules: { group: 'ei.analytics', level: 1, customersOnly: true },
  'node:AlertRule': { group: 'ei.analytics', level: 1, customersOnly: true, ownOnly: true, hides: true },
  alertIncidents: { group: 'ei.analytics', level: 1, customersOnly: true },
  alertNotifications: { group: 'ei.analytics', level: 1, customersOnly: true },
  alertRecipients: { group: 'ei.analytics', level: 2, customersOnly: true },
  alertPreview: { group: 'ei.analytics', level: 2, customersOnly: true },
  sendAlertTest: { group: 'ei.analytics', level: 2, customersOnly: true, mutation: true, ownOnly: true },
  createAlertRule: { group: 'ei.analytics', level: 2, customersOnly: true, mutation: true },
  updateAlertRule: { group: 'ei.analytics', level: 2, customersOnly: true, mutation: true, ownOnly: true },
  setAlertRuleEnabled: { group: 'ei.analytics', level: 2, customersOnly: true, mutation: true, ownOnly: true },
  muteAlertRule: { group: 'ei.analytics', level: 2, customersOnly: true, mutation: true, ownOnly: true },
  deleteAlertRule: { group: 'ei.analytics', level: 2, customersOnly: true, mutation: true, ownOnly: true },
  rotateAlertWebhookSecret: {
    group: 'ei.analytics',
    level: 2,
    customersOnly: true,
    mutation: true,
    ownOnly: true,
    never: true,
  },
  embedUrl: { group: 'ea.dashboards', level: 1, customersOnly: true, usersOnly: true },
  'embedUrl:advanced': { group: 'ea.dashboards', level: 1, customersOnly: true, usersOnly: true },
  'embedUrl:insights': { group: 'ea.insights', level: 1, usersOnly: true },
  'embedUrl:usage': { group: 'ea.insights', level: 1, usersOnly: true },
  'embedUrl:reseller': { group: 'ea.insights', level: 1, resellersOnly: true, usersOnly: true },
  domain: { group: 'st.domain', level: 1 },
  'node:Domain': { group: 'st.domain', level: 1, ownOnly: true, hides: true },
  checkDomain: { group: 'st.domain', level: 1, mutation: true },
  startOverDomain: { group: 'st.domain', level: 2, mutation: true },
  // Each reseller in the matrix already has a domain.
  addDomain: { group: 'st.domain', level: 2, mutation: true, hasOne: true },
  branding: { group: 'st.identity', level: 1 },
  brandingByHost: { everyone: true },
  createHandover: { token: true, mutation: true, never: true, owing: true, refusedWith: 'HANDOVER_HOST' },
  endSession: { everyone: true },
  redeemHandover: { everyone: true, refusedWith: 'HANDOVER_INVALID' },
  updateBranding: { group: 'st.identity', level: 2, mutation: true },
  setBrandAsset: { group: 'st.identity', level: 2, mutation: true, ownOnly: true },
  clearBrandAsset: { group: 'st.identity', level: 2, mutation: true },
  images: { group: 'st.identity', level: 1 },
  'node:Image': { group: 'st.identity', level: 1, ownOnly: true, hides: true },
  deleteImage: { group: 'st.identity', level: 2, mutation: true, ownOnly: true },
  createUpload: { group: 'st.identity', level: 2, mutation: true },
  'createUpload:issue': { mutation: true },
  // For a key that the caller was never given.
  completeUpload: { mutation: true, selfOnly: true },
  eiCategories: { group: 'ei.parameters', level: 1, adminAccess: true },
  eiHistory: { group: 'ei.parameters', level: 1, adminAccess: true },
  createEiCustomer: { group: 'ei.parameters', level: 2, adminAccess: true, mutation: true, platformOnly: true },
  createEiCategory: { group: 'ei.parameters', level: 2, adminAccess: true, mutation: true },
  setEiParameters: { group: 'ei.parameters', level: 2, adminAccess: true, mutation: true },
  revertEiParameters: { group: 'ei.parameters', level: 2, adminAccess: true, mutation: true },
  deleteEiCategory: { group: 'ei.parameters', level: 2, adminAccess: true, mutation: true },
  pathways: { group: 'ed.pathways', level: 1 },
  'node:Pathway': { group: 'ed.pathways', level: 1, ownOnly: true, hides: true },
  pathwayHistory: { group: 'ed.pathways', level: 2, ownOnly: true },
  createPathway: { group: 'ed.pathways', level: 2, mutation: true },
  updatePathway: { group: 'ed.pathways', level: 2, mutation: true, ownOnly: true },
  restorePathway: { group: 'ed.pathways', level: 2, mutation: true, ownOnly: true },
  setPathwayActive: { group: 'ed.pathways', level: 2, mutation: true, ownOnly: true },
  deletePathway: { group: 'ed.pathways', level: 2, mutation: true, ownOnly: true },
  resources: { group: 'ed.resources', level: 1 },
  'node:Resource': { group: 'ed.resources', level: 1, ownOnly: true, hides: true },
  resourceHistory: { group: 'ed.resources', level: 2, ownOnly: true },
  steeringPreview: { group: 'ed.resources', level: 1, ownOnly: true },
  checkManifest: { group: 'ed.resources', level: 2 },
  createResource: { group: 'ed.resources', level: 2, mutation: true },
  updateResource: { group: 'ed.resources', level: 2, mutation: true, ownOnly: true },
  restoreResource: { group: 'ed.resources', level: 2, mutation: true, ownOnly: true },
  setResourceActive: { group: 'ed.resources', level: 2, mutation: true, ownOnly: true },
  deleteResource: { group: 'ed.resources', level: 2, mutation: true, ownOnly: true },
  rotatePlayerToken: { group: 'ed.resources', level: 2, mutation: true, ownOnly: true, never: true },
  auditEvents: { group: 'st.audit', level: 1 },
  apiTokens: { group: 'st.tokens', level: 1 },
  'node:ApiToken': { group: 'st.tokens', level: 1, ownOnly: true, hides: true },
  createApiToken: { group: 'st.tokens', level: 2, mutation: true, never: true },
  rotateApiToken: { group: 'st.tokens', level: 2, mutation: true, ownOnly: true, never: true },
  updateApiToken: { group: 'st.tokens', level: 2, mutation: true, ownOnly: true },
  setApiTokenEnabled: { group: 'st.tokens', level: 2, mutation: true, ownOnly: true },
  deleteApiToken: { group: 'st.tokens', level: 2, mutation: true, ownOnly: true },
  updateUsers: { group: 'st.users', level: 2, mutation: true, notSelf: true },
  importUsers: { group: 'st.users', level: 2, mutation: true, ownOnly: true },
  resetUserPassword: { group: 'st.users', level: 2, mutation: true, notSelf: true, never: true },
  resetUserMfa: { group: 'st.users', level: 2, mutation: true, notSelf: true, never: true },
  requestInvite: { everyone: true },
  requestReactivation: { everyone: true },
  users: { group: 'st.users', level: 1 },
  assignableRoles: { group: 'st.users', level: 1 },
  mySessions: { owing: true },
  userSessions: { group: 'st.users', level: 2 },
  mySecurityEvents: { owing: true },
  'node:Session': { hides: true, selfOnly: true },
  revokeSession: { mutation: true, never: true, selfOnly: true, owing: true },
  revokeOtherSessions: { mutation: true, never: true, owing: true },
  updateAccount: { adminAccess: true, mutation: true },
  'updateAccount:billing': { adminAccess: true, mutation: true, billing: true },
  createEntity: { group: 'st.accounts', level: 2, mutation: true, parent: true },
  'createEntity:tier': { group: 'st.accounts', level: 2, mutation: true, parent: true, tier: true },
  'createEntity:services': { group: 'st.accounts', level: 2, mutation: true, parent: true, gives: ['EDGE_ANALYTICS'] },
  'createEntity:billing': { group: 'st.accounts', level: 2, mutation: true, parent: true, billing: true },
  'createEntity:reseller': { group: 'st.accounts', level: 2, mutation: true, platformOnly: true },
  updateEntity: { group: 'st.accounts', level: 2, mutation: true, noReseller: true },
  'updateEntity:billing': { group: 'st.accounts', level: 2, mutation: true, noReseller: true, billing: true },
  setEntityServices: { group: 'st.accounts', level: 2, mutation: true, noReseller: true, gets: 'EVERYTHING' },
  setEntityTier: { group: 'st.accounts', level: 2, mutation: true, noReseller: true, tier: true, notOwn: true },
  setEntityActive: { group: 'st.accounts', level: 2, mutation: true, noReseller: true, notOwn: true },
  moveEntity: { group: 'st.accounts', level: 2, mutation: true, ...PLATFORM_ADMINISTRATOR, never: true, notOwn: true },
  'moveEntity:below': {
    group: 'st.accounts',
    level: 2,
    mutation: true,
    ...PLATFORM_ADMINISTRATOR,
    never: true,
    parent: true,
  },
  deleteEntity: {
    group: 'st.accounts',
    level: 2,
    mutation: true,
    ...PLATFORM_ADMINISTRATOR,
    never: true,
    notOwn: true,
    disabledOnly: true,
  },
  exportMyData: { mutation: true, never: true },
  startAccountExport: { adminAccess: true, administrator: true, mutation: true, never: true },
  accountExportPage: { adminAccess: true, administrator: true, never: true },
  'accountExportPage:audit': { group: 'st.audit', level: 1, adminAccess: true, administrator: true, never: true },
  outboxStatus: { adminAccess: true, ...PLATFORM_ADMINISTRATOR, never: true },
  failedJobs: { adminAccess: true, ...PLATFORM_ADMINISTRATOR, never: true },
  serviceInstances: { adminAccess: true, ...PLATFORM_ADMINISTRATOR, never: true },
  taskRuns: { adminAccess: true, ...PLATFORM_ADMINISTRATOR, never: true },
  webhookStatus: { adminAccess: true, ...PLATFORM_ADMINISTRATOR, never: true },
  // The matrix has no failed jobs.
  retryFailedJob: { ...PLATFORM_ADMINISTRATOR, mutation: true, never: true, refusedWith: 'NOT_FOUND' },
  dismissFailedJob: { ...PLATFORM_ADMINISTRATOR, mutation: true, never: true, refusedWith: 'NOT_FOUND' },
  retryFailedJobs: { ...PLATFORM_ADMINISTRATOR, mutation: true, never: true },
  setAccountPolicy: { adminAccess: true, mutation: true, never: true },
  'node:User': { group: 'st.users', level: 1, hides: true },
  'node:Entity': { group: 'st.accounts', level: 1, hides: true },
  'node:Role': { group: 'st.roles', level: 1, adminAccess: true, ownOnly: true, hides: true },
  inviteUser: { group: 'st.users', level: 2, mutation: true },
  resendInvite: { group: 'st.users', level: 2, mutation: true, notSelf: true },
  updateUser: { group: 'st.users', level: 2, mutation: true },
  setUserActive: { group: 'st.users', level: 2, mutation: true, notSelf: true },
  deleteUser: { group: 'st.users', level: 2, mutation: true, notSelf: true, never: true },
  revokeUserSessions: { group: 'st.users', level: 2, mutation: true, notSelf: true, never: true },
} as const satisfies Record<string, Rule>;

type Rule = {
  group?: string;
  level?: 1 | 2;
  adminAccess?: true;
  /** The object must belong to the principal's own account, not to a child. */
  ownOnly?: true;
  /** Only the signed-in user's own objects; while acting, the actor's. */
  selfOnly?: true;
  /** Only objects that the effective principal created. */
  ownerOnly?: true;
  /** Every refusal is NOT_FOUND. */
  hides?: true;
  mutation?: true;
  /** A valid token is enough, also for new users. */
  token?: true;
  /** For new users only. */
  noEntity?: true;
  /** Without signing in. */
  everyone?: true;
  /** Also while MFA is overdue. */
  owing?: true;
  notSelf?: true;
  notBuiltIn?: true;
  never?: true;
  /** Acting as the object, with this level of the group; no user of the caller's own account. */
  actsAs?: 1 | 2;
  /** Billing details are given, which also requires `st.billing` and not acting. */
  billing?: true;
  /** A tier above LITE, or a different one, is given, which also requires `st.billing`. */
  tier?: true;
  /** For platform staff. */
  platformOnly?: true;
  /** For users and tokens of customers. */
  customersOnly?: true;
  /** For users of resellers. */
  resellersOnly?: true;
  /** For embedded dashboards, which tokens cannot view. */
  usersOnly?: true;
  /** By role or flag, also on the platform. */
  administrator?: true;
  /** The account already has the object, of which there can be only one. */
  hasOne?: true;
  /** The given code was never mailed. */
  wantsCode?: true;
  /** The platform always requires MFA. */
  keepsFactor?: true;
  /** The object is not the principal's own account. */
  notOwn?: true;
  /** No account in reach is disabled in the matrix. */
  disabledOnly?: true;
  /** The object gets every service, which requires an account that has them all. */
  gets?: 'EVERYTHING';
  /** The object becomes the parent of a customer, which gets these services, or those of Edge Intelligence. */
  parent?: true;
  gives?: readonly Service[];
  /** A reseller cannot change resellers, including itself. */
  noReseller?: true;
  /** The call's host or code is unknown: the response to an authorized caller. */
  refusedWith?: string;
};

export const hasRule = (operation: string): operation is Operation => operation in RULES;

/** The response: `OK`, an `errors[]` code, or a user error code. */
export function expected(operation: Operation, ...call: Call): string {
  const rule: Rule = RULES[operation];
  const response = responseOf(rule, ...call);
  return response === 'OK' ? (rule.refusedWith ?? response) : response;
}

type Call = [principal: PrincipalDescription, relation: Relation, acting: Acting, detail?: Detail];

function responseOf(rule: Rule, ...[principal, relation, acting, detail = {}]: Call): string {
  if (principal !== null && typeof principal === 'object' && 'token' in principal)
    return tokenResponse(principal, rule, relation);
  if (rule.everyone) return 'OK';
  if (principal === 'newUser') return rule.token ? 'OK' : 'FORBIDDEN';
  if (!principal?.userActive || !principal.accountActive) return 'UNAUTHENTICATED';
  if (principal.isMfaOverdue && !rule.owing) return 'FORBIDDEN';
  // Acting is checked first: section 1.6 says "every mutation", regardless of the target.
  if (acting !== 'none' && (rule.never || (rule.mutation && acting === 'READ_ONLY'))) return 'FORBIDDEN_WHILE_ACTING';

  if (rule.noEntity) return 'FORBIDDEN';

  const refused = rule.hides ? 'NOT_FOUND' : 'FORBIDDEN';
  if (rule.group && effective(principal, rule.group, acting) < (rule.level ?? 1)) return refused;
  if (rule.adminAccess && !hasAdminAccess(principal, rule)) return refused;

  if (rule.customersOnly && principal.account.type !== 'CUSTOMER') return refused;
  if (rule.resellersOnly && principal.account.type !== 'RESELLER') return 'FORBIDDEN';
  if (rule.platformOnly && principal.account.type !== 'PLATFORM') return 'FORBIDDEN';
  if (rule.administrator && !isAdministrator(principal)) return 'FORBIDDEN';
  if (rule.billing && acting !== 'none') return 'FORBIDDEN_WHILE_ACTING';
  if ((rule.billing || rule.tier) && effective(principal, 'st.billing', acting) < 2) return 'FORBIDDEN';

  if (rule.hasOne) return 'DOMAIN_EXISTS';
  if (rule.wantsCode) return 'CODE_INVALID';
  if (rule.keepsFactor && principal.account.type === 'PLATFORM') return 'VALIDATION';
  if (rule.selfOnly) return relation === 'self' && acting === 'none' ? 'OK' : 'NOT_FOUND';
  if (rule.notBuiltIn && relation === 'builtIn') return 'BUILT_IN_ROLE';
  if (rule.ownerOnly) return relation === 'self' ? 'OK' : 'NOT_FOUND';
  const reachable = rule.ownOnly ? ['none', 'self', 'own', 'builtIn'] : ['none', 'self', 'own', 'child', 'grandchild'];
  if (!reachable.includes(relation)) return 'NOT_FOUND';

  if (rule.actsAs) {
    const isBelow = relation === 'child' || relation === 'grandchild';
    return isBelow && effective(principal, rule.group ?? '', acting) >= rule.actsAs ? 'OK' : 'IMPERSONATION_FORBIDDEN';
  }
  const { target } = detail;
  if (rule.noReseller && principal.account.type === 'RESELLER' && target?.type === 'RESELLER') return 'FORBIDDEN';
  if (rule.notOwn && relation === 'own') return 'SELF_ACTION';
  if (rule.disabledOnly) return 'ACCOUNT_ACTIVE';
  if (rule.gets && detail.above && detail.above.services.length < 3) return 'ABOVE_PARENT';
  if (rule.parent && target?.type === 'CUSTOMER') return 'VALIDATION';
  const given = rule.gives ?? ['EDGE_INTELLIGENCE'];
  if (rule.parent && !given.every((service) => target?.services.includes(service))) return 'ABOVE_PARENT';

  const grants =
    detail.grantedRole !== undefined || detail.roleExists === false || detail.setsAdministratorFlag === true;
  if (relation === 'self' && (rule.notSelf || grants)) return 'SELF_ACTION';
  if (detail.managesAdministrator && !isAdministrator(principal)) return 'ADMINISTRATOR_REQUIRED';
  const isForOthers = detail.grantedRole && !canHold(detail.target ?? principal.account, detail.grantedRole);
  if (detail.roleExists === false || isForOthers) return 'NOT_FOUND';
  if (detail.setsAdministratorFlag && !isAdministrator(principal)) return 'ROLE_ESCALATION';
  if (detail.grantedRole && !canGrant(principal, detail.grantedRole, detail.target ?? principal.account, acting))
    return 'ROLE_ESCALATION';
  return detail.removesLastAdministrator ? 'LAST_ADMIN' : 'OK';
}

// Dashboards are for users; no dashboard query is for tokens.
const TOKEN_SCOPES = ['ei.analytics', 'ed.resources', 'ed.pathways'];

/** A token can read the groups of its scopes (TOK-09): no mutations, and nothing without a group. */
function tokenResponse({ token, usable }: { token: Account; usable: boolean }, rule: Rule, relation: Relation): string {
  // A token that is refused is not a caller.
  if (!usable) return rule.everyone ? 'OK' : 'UNAUTHENTICATED';
  const { group = '', level = 1, mutation } = rule;
  const opens = TOKEN_SCOPES.includes(group) && level === 1 && !mutation && cap(token, group) > 0;
  if (rule.customersOnly && token.type !== 'CUSTOMER') return 'FORBIDDEN';
  // `node` (`hides`) is a query without a group, regardless of the object's type.
  if (!opens || rule.usersOnly || rule.hides || rule.adminAccess || rule.selfOnly || rule.ownerOnly) return 'FORBIDDEN';
  const reachable = rule.ownOnly ? ['none', 'own'] : ['none', 'own', 'child', 'grandchild'];
  return reachable.includes(relation) ? 'OK' : 'NOT_FOUND';
}

/** The reseller administrator role is for resellers only, not for customers or the platform. */
export function canHold({ type }: Account, role: RoleLevels): boolean {
  return role !== 'adminReseller' || type === 'RESELLER';
}

/**
 * Users cannot grant a level above their own, and only an administrator can appoint another one, by flag or role. Both sides use the caps
 * of the account where the grant takes effect. With the platform's own caps, which lack reseller-only groups (identity, domain), a platform
 * administrator could not invite a reseller's regular user.
 */
export function canGrant(principal: Member, role: RoleLevels, target: Account, acting: Acting): boolean {
  if ((role === 'admin' || role === 'adminReseller') && !isAdministrator(principal)) return false;
  return GROUPS.every((group) => {
    const given = Math.min(roleLevel(role, group), cap(target, group));
    return given <= Math.min(roleLevel(principal.role, group), modeCap(acting));
  });
}

function effective({ role, account }: Member, group: string, acting: Acting): number {
  return Math.min(roleLevel(role, group), cap(account, group), modeCap(acting));
}

function roleLevel(role: RoleLevels, group: string): number {
  return typeof role === 'string' ? (CELLS.get(`${group} ${role}`) ?? 0) : RANKS[role[group] ?? 'NONE'];
}

function cap({ type, services }: Account, group: string): number {
  const service = AREAS[group.slice(0, 2)];
  return service && !services.includes(service) ? 0 : (CELLS.get(`${group} ${type}`) ?? 0);
}

function modeCap(acting: Acting): number {
  return acting === 'READ_ONLY' ? 1 : 2;
}

function isAdministrator({ role, administratorFlag }: Member): boolean {
  return administratorFlag || role === 'admin' || role === 'adminReseller';
}

/** A custom role has the group's permissions from an administrator. */
function hasAdminAccess(principal: Member, { group }: Rule): boolean {
  const isChosen = group !== undefined && typeof principal.role !== 'string';
  return principal.account.type === 'PLATFORM' || isAdministrator(principal) || isChosen;
}
