/** An OAuth client of a sign-in provider. */
export type ProviderClient = {
  readonly clientId: string;
  /** The secret in Secrets Manager that contains the client secret as plain text. */
  readonly clientSecretName: string;
};

/** Sign-in providers, by their names in the console. */
export type Providers = {
  readonly Google?: ProviderClient;
  /** Cognito compares the issuer, so the provider serves one tenant: its ID. */
  readonly Microsoft?: ProviderClient & { readonly tenant: string };
  readonly GitHub?: ProviderClient;
};

/** Hosts in a public hosted zone of the account. */
export type Domains = {
  readonly hostedZone: { readonly id: string; readonly name: string };
  readonly console: string;
  readonly steering: string;
  readonly charts: string;
  readonly assets: string;
  /** The host that CNAME records of resellers' domains point to. Without it, there are no reseller domains. */
  readonly resellers?: string;
};

export type Capacity = {
  /** Processes of the API and of steering. */
  readonly tasks: number;
  /** For example `t4g.medium`. */
  readonly databaseInstance: string;
  readonly hasStandbyDatabase: boolean;
  readonly natGateways: number;
};

/** One installation. */
export type Configuration = {
  /** Prefix of stacks and resources. */
  readonly name: string;
  readonly account: string;
  readonly region: string;
  readonly image: {
    /** The repository in Amazon ECR. */
    readonly repository: string;
    readonly tag: string;
    /** For tasks that run once: the next release, so that it can migrate the database before its services start. @default `tag` */
    readonly taskTag?: string;
  };
  readonly capacity: Capacity;
  /** Regions for accounts. */
  readonly regions: readonly string[];
  /** A domain that Amazon SES verifies, and the sender of emails there. */
  readonly mail: { readonly domain: string; readonly from: string };
  readonly contacts: { readonly support: string; readonly sales: string };
  /** The token is the plain text of a secret in Secrets Manager. */
  readonly edgeIntelligence: { readonly url: string; readonly tokenSecretName: string };
  /** Needs `hostedUiPrefix`. */
  readonly providers?: Providers;
  /** The prefix of Cognito's hosted domain, unique in the region. */
  readonly hostedUiPrefix?: string;
  /** @default CloudFront's own domains */
  readonly domains?: Domains;
  /** The secret in Secrets Manager with the URL of ClickHouse. @default player data is stored in PostgreSQL */
  readonly clickHouseUrlSecretName?: string;
  /** Limits requests per client address in front of the console. @default false */
  readonly hasFirewall?: boolean;
  /** Receives alarms. @default none */
  readonly alarmsEmail?: string;
};
