import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { apiEnvironment, migrationEnvironment, platformEnvironment } from '@edge-console/api/environment';
import { chartsEnvironment } from '@edge-console/charts/environment';
import { readConfiguration } from '@edge-console/console/configuration';
import { connectOriginsOf } from '@edge-console/console/serving';
import { passwordRequirements } from '@edge-console/forms/rules';
import { readEnvironment } from '@edge-console/service';
import { steeringEnvironment } from '@edge-console/steering/environment';
import { Template } from 'aws-cdk-lib/assertions';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import least from '../configurations/least.ts';
import whole from '../configurations/whole.ts';
import type { Configuration } from '../lib/configuration.ts';
import { consoleConfiguration } from '../lib/consoleConfiguration.ts';
import { createApp } from '../lib/createApp.ts';
import { programs } from '../lib/image.ts';
import { passwordFormat } from '../lib/passwordFormat.ts';
import { propertiesOf } from './resources.ts';
import { resolved } from './resolved.ts';

type Named = { readonly Name: string; readonly Value: unknown };
type Container = {
  readonly Command: readonly string[];
  readonly Environment?: readonly Named[];
  readonly Secrets?: readonly Named[];
  readonly ReadonlyRootFilesystem: boolean;
};
type Statement = { readonly Action: string | string[]; readonly Resource: unknown; readonly Effect: string };

const schemas = new Map<string, Parameters<typeof readEnvironment>[0]>([
  [programs.api[0], apiEnvironment],
  [programs.steering[0], steeringEnvironment],
  [programs.charts[0], chartsEnvironment],
  [programs.migrate[0], migrationEnvironment],
  [programs.createPlatform[0], platformEnvironment],
]);

/** A valid value of a secret. */
const secretValue = (name: string) => {
  if (name === 'CLICKHOUSE_URL') return 'https://sample.example';
  return name.endsWith('_URL') ? 'postgres://sample.example' : 's'.repeat(64);
};
const listOf = <Item>(value: Item | Item[]): Item[] => [value].flat() as Item[];

describe.each<[string, Configuration]>([
  ['least', least],
  ['whole', whole],
])('%s', (_name, configuration) => {
  let template: Template;
  let folder: string;
  beforeAll(async () => {
    const created = await createApp(configuration);
    folder = created.app.synth().directory;
    template = Template.fromStack(created.console);
  });

  const containers = () =>
    propertiesOf(template, 'AWS::ECS::TaskDefinition').flatMap(
      ({ ContainerDefinitions }) => ContainerDefinitions as Container[],
    );
  const statements = () =>
    propertiesOf(template, 'AWS::IAM::Policy').flatMap(
      ({ PolicyDocument }) => (PolicyDocument as { Statement: Statement[] }).Statement,
    );

  it('matches the schemas of CloudFormation', async () => {
    const report = JSON.parse(await readFile(join(folder, 'validation-report.json'), 'utf8')) as object;
    expect(report).toMatchObject({ pluginReports: [] });
  });

  it('gives each container the environment that its program accepts', () => {
    const programsRun = containers().map(({ Command: [program = ''], Environment = [], Secrets = [] }) => {
      const schema = schemas.get(program) ?? v.object({});
      const values = Object.fromEntries([
        ...Environment.map(({ Name, Value }) => [Name, resolved(Value)]),
        ...Secrets.map(({ Name }) => [Name, secretValue(Name)]),
      ]) as Record<string, string>;
      expect(Object.keys(values).filter((name) => !(name in schema.entries))).toEqual([]);
      expect(() => readEnvironment(schema, values)).not.toThrow();
      return program;
    });
    expect(new Set(programsRun)).toEqual(new Set([...schemas.keys(), programs.publish[0]]));
    expect(containers().every(({ ReadonlyRootFilesystem }) => ReadonlyRootFilesystem)).toBe(true);
  });

  it('accepts two values of each secret between services', () => {
    const api = containers().find(({ Command: [program] }) => program === programs.api[0]);
    const names = api?.Secrets?.map(({ Name }) => Name);
    for (const name of ['STEERING_SECRET', 'CHARTS_SECRET'])
      expect(names).toEqual(expect.arrayContaining([name, `${name}_PREVIOUS`]));
  });

  it('has no public bucket, and deletes uploads after a day', () => {
    const buckets = propertiesOf(template, 'AWS::S3::Bucket');
    const blocked = {
      BlockPublicAcls: true,
      BlockPublicPolicy: true,
      IgnorePublicAcls: true,
      RestrictPublicBuckets: true,
    };
    expect(buckets).toHaveLength(3);
    for (const bucket of buckets) expect(bucket).toMatchObject({ PublicAccessBlockConfiguration: blocked });
    expect(buckets).toContainEqual(
      expect.objectContaining({
        LifecycleConfiguration: {
          Rules: expect.arrayContaining([{ Prefix: 'uploads/', ExpirationInDays: 1, Status: 'Enabled' }]) as unknown,
        },
      }),
    );
    const principals = propertiesOf(template, 'AWS::S3::BucketPolicy').flatMap(({ PolicyDocument }) =>
      (PolicyDocument as { Statement: (Statement & { Principal: unknown })[] }).Statement.filter(
        ({ Effect }) => Effect === 'Allow',
      ).map(({ Principal }) => Principal),
    );
    // Besides CloudFront, only roles of this stack.
    expect(principals.filter((principal) => JSON.stringify(principal).includes('"*"'))).toEqual([]);
  });

  it('lets users upload only below their own identity', () => {
    const uploads = statements().filter(({ Resource }) => JSON.stringify(Resource).includes('cognito-identity'));
    expect(uploads).toMatchObject([{ Action: ['s3:PutObject', 's3:AbortMultipartUpload'] }]);
    expect(resolved(uploads[0]?.Resource)).toBe('sample.example/uploads/${cognito-identity.amazonaws.com:sub}/*');
  });

  it('checks tokens at the pool before it gives credentials for uploads', () => {
    expect(propertiesOf(template, 'AWS::Cognito::IdentityPool')).toMatchObject([
      { AllowUnauthenticatedIdentities: false, CognitoIdentityProviders: [{ ServerSideTokenCheck: true }] },
    ]);
  });

  it('has the password rules of the product', () => {
    const rules = passwordRequirements('', passwordFormat).map(({ id }) => id);
    expect(new Set(rules)).toEqual(new Set(['length', 'uppercase', 'lowercase', 'number', 'symbol']));
    const policy = {
      MinimumLength: passwordFormat.minLength,
      RequireLowercase: true,
      RequireUppercase: true,
      RequireNumbers: true,
      RequireSymbols: true,
    };
    expect(propertiesOf(template, 'AWS::Cognito::UserPool')).toMatchObject([{ Policies: { PasswordPolicy: policy } }]);
    // One character less breaks the rule of the product, too.
    const isLongEnough = (length: number) =>
      passwordRequirements('a'.repeat(length), passwordFormat).find(({ id }) => id === 'length')?.isMet;
    expect([passwordFormat.minLength - 1, passwordFormat.minLength].map(isLongEnough)).toEqual([false, true]);
  });

  it('has a policy for pages that allows what the console calls, and nothing inline', () => {
    const policies = propertiesOf(template, 'AWS::CloudFront::ResponseHeadersPolicy')
      .map(({ ResponseHeadersPolicyConfig }) => resolvedPolicy(ResponseHeadersPolicyConfig))
      .filter((policy) => policy.includes('connect-src'));
    expect(policies.length).toBeGreaterThan(2);
    const host = configuration.domains?.console ?? 'console.example';
    const hosts = { console: host, steering: 's.example', charts: 'c.example', assets: 'a.example' };
    const served = consoleConfiguration(configuration, hosts, {
      userPoolId: `${configuration.region}_Abc`,
      userPoolClientId: 'client',
      identityPoolId: `${configuration.region}:11111111-2222-4333-8444-555555555555`,
    });
    expect(() => readConfiguration(served)).not.toThrow();
    const bucket = `${configuration.name}-uploads-${configuration.account}-${configuration.region}`;
    const uploadsHost = `${bucket}.s3.${configuration.region}.amazonaws.com`;
    const called = connectOriginsOf({ ...served, uploadsHost }).filter(
      (origin) => configuration.domains !== undefined || origin !== `https://${host}`,
    );
    for (const policy of policies) {
      expect(policy).not.toContain('unsafe-');
      for (const origin of called) expect(policy).toContain(` ${origin}`);
    }
  });

  it('lets only the API change how users sign in', () => {
    expect(propertiesOf(template, 'AWS::WAFv2::WebACLAssociation')).toHaveLength(1);
    const [firewall] = propertiesOf(template, 'AWS::WAFv2::WebACL');
    for (const operation of ['SetUserMFAPreference', 'DeleteUser', 'AssociateSoftwareToken'])
      expect(JSON.stringify(firewall)).toContain(`.${operation}`);
  });

  it('gives roles no wildcard but for certificates, whose ARNs are unknown', () => {
    const broad = statements()
      .filter(({ Resource }) => listOf(Resource).includes('*'))
      .flatMap(({ Action }) => listOf(Action))
      .filter((action) => !/^(ecr:GetAuthorizationToken|ssm:|logs:)/.test(action));
    expect(new Set(broad)).toEqual(
      new Set(
        configuration.domains?.resellers === undefined
          ? []
          : ['acm:RequestCertificate', 'acm:DescribeCertificate', 'acm:DeleteCertificate'],
      ),
    );
  });
});

function resolvedPolicy(config: unknown): string {
  const { SecurityHeadersConfig } = config as {
    SecurityHeadersConfig?: { ContentSecurityPolicy?: { ContentSecurityPolicy: unknown } };
  };
  return resolved(SecurityHeadersConfig?.ContentSecurityPolicy?.ContentSecurityPolicy ?? '');
}
