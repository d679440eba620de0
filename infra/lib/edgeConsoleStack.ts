import { CfnOutput, Fn, Stack, type StackProps } from 'aws-cdk-lib';
import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import { CachePolicy, ViewerProtocolPolicy, type Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { ARecord, AaaaRecord, HostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53';
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import type { Construct } from 'constructs';
import { Alarms } from './alarms.ts';
import { apiPermissions } from './apiPermissions.ts';
import { Balancer } from './balancer.ts';
import type { Configuration, Domains } from './configuration.ts';
import { consoleConfiguration, type Hosts } from './consoleConfiguration.ts';
import { consoleHeadersOf } from './consoleHeadersOf.ts';
import { Database } from './database.ts';
import { databaseAuthority } from './databaseAuthority.ts';
import { HostDistribution, serviceBehavior } from './hostDistribution.ts';
import { Identity } from './identity.ts';
import { Network } from './network.ts';
import { Pages } from './pages.ts';
import { PoolFirewall } from './poolFirewall.ts';
import { PoolFunctions } from './poolFunctions.ts';
import { ResellerDomains } from './resellerDomains.ts';
import { responseHeaders } from './responseHeaders.ts';
import { apiPaths, Services } from './services.ts';
import { ServiceSecrets } from './serviceSecrets.ts';
import { SharedFiles } from './sharedFiles.ts';
import { Storage } from './storage.ts';

/** From the stack in us-east-1. */
type GlobalResources = {
  readonly certificate: ICertificate | undefined;
  readonly firewallArn: string | undefined;
};

/** Uploaded images, as the local object store sends them: scripts in an SVG never run. */
const assetHeaders = {
  'Content-Security-Policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'cross-origin',
} as const;

const originOf = (host: string) => `https://${host}`;

/** One installation of the console and its services. */
export class EdgeConsoleStack extends Stack {
  constructor(
    scope: Construct,
    id: string,
    configuration: Configuration,
    { certificate, firewallArn, ...props }: StackProps & GlobalResources,
  ) {
    super(scope, id, props);
    const { domains, capacity, mail, region } = configuration;
    const hostProps = (...names: readonly (string | undefined)[]) => ({
      domainNames: names.filter((name) => name !== undefined),
      certificate,
      firewallArn,
    });
    const storage = new Storage(this, 'Storage', configuration);
    const secrets = new ServiceSecrets(this, 'Secrets', configuration);
    const network = new Network(this, 'Network', capacity);
    const { vpc } = network;
    const balancer = new Balancer(this, 'Balancer', { vpc });

    const assets = new HostDistribution(this, 'Assets', {
      ...hostProps(domains?.assets),
      defaultBehavior: {
        origin: S3BucketOrigin.withOriginAccessControl(storage.assets),
        cachePolicy: CachePolicy.CACHING_OPTIMIZED,
        responseHeadersPolicy: responseHeaders(this, 'AssetHeaders', assetHeaders),
        viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      },
    });
    const steering = new HostDistribution(this, 'Steering', {
      ...hostProps(domains?.steering),
      defaultBehavior: serviceBehavior(balancer.origins.steering),
    });
    const charts = new HostDistribution(this, 'Charts', {
      ...hostProps(domains?.charts),
      defaultBehavior: serviceBehavior(balancer.origins.charts),
    });
    const otherHosts = { steering: steering.host, charts: charts.host, assets: assets.host };
    const pages = new Pages(this, 'Pages', {
      bucket: storage.pages,
      headers: consoleHeadersOf(configuration, { ...otherHosts, console: domains?.console ?? '' }, storage.uploadsHost),
    });
    const api = serviceBehavior(balancer.origins.api);
    const console = new HostDistribution(this, 'Console', {
      ...hostProps(domains?.console, domains?.resellers && `*.${domains.console}`),
      defaultBehavior: pages.defaultBehavior,
      additionalBehaviors: { ...pages.additionalBehaviors, ...Object.fromEntries(apiPaths.map((path) => [path, api])) },
    });
    const hosts: Hosts = { ...otherHosts, console: console.host };
    const resellerDomains =
      domains?.resellers === undefined
        ? undefined
        : new ResellerDomains(this, 'ResellerDomains', {
            hostedZone: domains.hostedZone,
            target: domains.resellers,
            pages,
          });
    if (domains) {
      this.#addRecords(domains, {
        [domains.console]: console.distribution,
        ...(resellerDomains && { [`*.${domains.console}`]: console.distribution }),
        [domains.steering]: steering.distribution,
        [domains.charts]: charts.distribution,
        [domains.assets]: assets.distribution,
      });
    }

    const functions = new PoolFunctions(this, 'PoolFunctions', {
      consoleOrigin: originOf(hosts.console),
      providerSignUpSecret: secrets.providerSignUp,
    });
    const identity = new Identity(this, 'Identity', {
      configuration,
      consoleHost: hosts.console,
      functions,
      uploads: storage.uploads,
    });
    new PoolFirewall(this, 'PoolFirewall', {
      userPoolArn: identity.pool.userPoolArn,
      addresses: network.addresses,
    });
    const ids = {
      userPoolId: identity.pool.userPoolId,
      userPoolClientId: identity.client.userPoolClientId,
      identityPoolId: identity.identityPool.ref,
    };
    new BucketDeployment(this, 'ConsoleConfiguration', {
      destinationBucket: storage.pages,
      sources: [Source.jsonData('config.json', consoleConfiguration(configuration, hosts, ids))],
      cacheControl: [CacheControl.noStore()],
      // The other files are published with each release.
      prune: false,
    });

    const database = new Database(this, 'Database', { vpc, capacity });
    const services = new Services(this, 'Services', {
      configuration,
      vpc,
      balancer,
      database,
      databaseAuthority: databaseAuthority(region),
      secrets,
      sharedFiles: new SharedFiles(this, 'SharedFiles', { vpc }),
      consoleOrigin: originOf(hosts.console),
      steeringOrigin: originOf(hosts.steering),
      apiPermissions: apiPermissions(this, { identity, storage, mail, resellerDomains }),
      apiEnvironment: {
        AWS_REGION: region,
        CONSOLE_ORIGIN: originOf(hosts.console),
        USER_POOL_ID: ids.userPoolId,
        USER_POOL_CLIENT_ID: ids.userPoolClientId,
        SOCIAL_PROVIDERS: Object.keys(configuration.providers ?? {}).join(','),
        REGIONS: configuration.regions.join(','),
        UPLOAD_BUCKET: storage.uploads.bucketName,
        ASSET_BUCKET: storage.assets.bucketName,
        ASSETS_URL: originOf(hosts.assets),
        MAIL_FROM: mail.from,
        SUPPORT_ADDRESS: configuration.contacts.support,
        STEERING_ORIGIN: originOf(hosts.steering),
        CHARTS_ORIGIN: originOf(hosts.charts),
        PLATFORM_DOMAINS: domains?.hostedZone.name ?? '',
        ...(resellerDomains && {
          DISTRIBUTION_ID: resellerDomains.distributionId,
          CONNECTION_GROUP_ID: resellerDomains.connectionGroupId,
          DOMAIN_TARGET: resellerDomains.target,
        }),
      },
    });
    if (configuration.alarmsEmail !== undefined) {
      const email = configuration.alarmsEmail;
      new Alarms(this, 'Alarms', { email, balancer, services, database, identity, functions });
    }
    this.#addOutputs({
      ConsoleUrl: originOf(hosts.console),
      PagesBucket: storage.pages.bucketName,
      Cluster: services.cluster.clusterName,
      ServiceSubnets: vpc.privateSubnets.map(({ subnetId }) => subnetId).join(','),
      TaskSecurityGroup: services.tasks.securityGroupId,
    });
  }

  /** Of the account at the deployment. By default, the CDK looks them up, which needs credentials. */
  override get availabilityZones(): string[] {
    return [0, 1].map((index) => Fn.select(index, Fn.getAzs()));
  }

  #addRecords({ hostedZone }: Domains, distributions: Readonly<Record<string, Distribution>>): void {
    const zone = HostedZone.fromHostedZoneAttributes(this, 'Zone', {
      hostedZoneId: hostedZone.id,
      zoneName: hostedZone.name,
    });
    for (const [recordName, distribution] of Object.entries(distributions)) {
      const target = RecordTarget.fromAlias(new CloudFrontTarget(distribution));
      new ARecord(this, `${recordName}4`, { zone, recordName, target });
      new AaaaRecord(this, `${recordName}6`, { zone, recordName, target });
    }
  }

  #addOutputs(values: Readonly<Record<string, string>>): void {
    for (const [name, value] of Object.entries(values)) new CfnOutput(this, name, { value });
  }
}
