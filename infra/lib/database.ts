import { Duration, Fn, RemovalPolicy, SecretValue } from 'aws-cdk-lib';
import { InstanceType, SubnetType, type IVpc } from 'aws-cdk-lib/aws-ec2';
import {
  Credentials,
  DatabaseInstance,
  DatabaseInstanceEngine,
  DatabaseSecret,
  PostgresEngineVersion,
} from 'aws-cdk-lib/aws-rds';
import { Secret, type ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import type { Capacity } from './configuration.ts';

const databaseName = 'edge_console';

type DatabaseProps = { readonly vpc: IVpc; readonly capacity: Capacity };

/** PostgreSQL with two logins: one owns the database and migrates it, the other is for the services. */
export class Database extends Construct {
  readonly instance: DatabaseInstance;
  /** URLs with passwords. */
  readonly ownerUrl: ISecret;
  readonly serviceUrl: ISecret;

  constructor(scope: Construct, id: string, { vpc, capacity }: DatabaseProps) {
    super(scope, id);
    const owner = this.#login('edge_owner');
    const service = this.#login('edge_service');
    this.instance = new DatabaseInstance(this, 'Instance', {
      engine: DatabaseInstanceEngine.postgres({ version: PostgresEngineVersion.of('15', '15') }),
      vpc,
      vpcSubnets: { subnetType: SubnetType.PRIVATE_ISOLATED },
      instanceType: new InstanceType(capacity.databaseInstance),
      multiAz: capacity.hasStandbyDatabase,
      credentials: Credentials.fromSecret(owner),
      databaseName,
      allocatedStorage: 50,
      maxAllocatedStorage: 1_000,
      storageEncrypted: true,
      backupRetention: Duration.days(14),
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
      cloudwatchLogsExports: ['postgresql'],
      enablePerformanceInsights: true,
    });
    this.ownerUrl = this.#url('OwnerUrl', 'edge_owner', owner);
    this.serviceUrl = this.#url('ServiceUrl', 'edge_service', service);
  }

  #login(username: string): DatabaseSecret {
    // Letters and digits only, because the password is part of a URL.
    return new DatabaseSecret(this, username, { username, excludeCharacters: '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~ ' });
  }

  #url(id: string, username: string, secret: ISecret): Secret {
    const { dbInstanceEndpointAddress: host, dbInstanceEndpointPort: port } = this.instance;
    const password = secret.secretValueFromJson('password').unsafeUnwrap();
    const url = Fn.join('', [`postgres://${username}:`, password, '@', host, ':', port, `/${databaseName}`]);
    return new Secret(this, id, { secretStringValue: SecretValue.unsafePlainText(url) });
  }
}
