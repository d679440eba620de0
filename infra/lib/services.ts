import { Duration } from 'aws-cdk-lib';
import type { ApiEnvironment } from '@edge-console/api/environment';
import type { chartsEnvironment } from '@edge-console/charts/environment';
import type { steeringEnvironment } from '@edge-console/steering/environment';
import { Port, SecurityGroup, type IVpc } from 'aws-cdk-lib/aws-ec2';
import { Repository } from 'aws-cdk-lib/aws-ecr';
import {
  AwsLogDriverMode,
  Cluster,
  ContainerImage,
  ContainerInsights,
  FargateService,
  FargateTaskDefinition,
  LogDriver,
  Secret as ContainerSecret,
  type ContainerDefinition,
} from 'aws-cdk-lib/aws-ecs';
import { ListenerAction, ListenerCondition, type ApplicationTargetGroup } from 'aws-cdk-lib/aws-elasticloadbalancingv2';
import type { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import type { Balancer, ServiceName } from './balancer.ts';
import type { Configuration } from './configuration.ts';
import type { Database } from './database.ts';
import { dataFolder, programs } from './image.ts';
import { networkAddresses } from './network.ts';
import type { ServiceSecrets } from './serviceSecrets.ts';
import { publishedFolder, type SharedFiles } from './sharedFiles.ts';

type Variables<Name extends string> = {
  readonly environment: { readonly [key in Name]?: string };
  readonly secrets: { readonly [key in Name]?: ISecret };
};
type SteeringVariable = keyof typeof steeringEnvironment.entries;
type ChartsVariable = keyof typeof chartsEnvironment.entries;

type ServicesProps = {
  readonly configuration: Configuration;
  readonly vpc: IVpc;
  readonly balancer: Balancer;
  readonly database: Database;
  /** The certificates of the database's authority. */
  readonly databaseAuthority: string;
  readonly secrets: ServiceSecrets;
  readonly sharedFiles: SharedFiles;
  /** Variables of the API that depend on the other resources. */
  readonly apiEnvironment: { readonly [key in keyof ApiEnvironment]?: string };
  readonly apiPermissions: readonly PolicyStatement[];
  readonly consoleOrigin: string;
  readonly steeringOrigin: string;
};

type ServiceProps = Variables<string> & {
  readonly tasks: number;
  readonly cpu: number;
  readonly memory: number;
  /** Paths that the load balancer forwards. */
  readonly paths: readonly string[];
};

type TaskProps = { readonly cpu?: number; readonly memory?: number; readonly image?: ContainerImage };

const port = 8080;
const healthCheckSeconds = 5;

/** Variables of all services. */
const shared = {
  PORT: String(port),
  EDGE_NETWORKS: networkAddresses,
  // More than a health check, so that the load balancer stops sending requests first.
  DRAIN_SECONDS: String(healthCheckSeconds + 2),
} as const;

/** Paths of the console's host that lead to the API. */
export const apiPaths = ['/graphql', '/beacons', '/provider-sign-up', '/reports/policy'];

/** The services of the console, and tasks that run once. All of them are one image. */
export class Services extends Construct {
  readonly cluster: Cluster;
  readonly services = new Map<ServiceName, FargateService>();
  readonly targets = new Map<ServiceName, ApplicationTargetGroup>();
  /** For tasks that run once. */
  readonly tasks: SecurityGroup;
  readonly #props: ServicesProps;
  readonly #images: { readonly services: ContainerImage; readonly tasks: ContainerImage };

  constructor(scope: Construct, id: string, props: ServicesProps) {
    super(scope, id);
    this.#props = props;
    const { configuration, vpc } = props;
    const { repository: name, tag, taskTag = tag } = configuration.image;
    const repository = Repository.fromRepositoryName(this, 'Repository', name);
    this.#images = {
      services: ContainerImage.fromEcrRepository(repository, tag),
      tasks: ContainerImage.fromEcrRepository(repository, taskTag),
    };
    this.cluster = new Cluster(this, 'Cluster', {
      vpc,
      clusterName: configuration.name,
      containerInsightsV2: ContainerInsights.ENABLED,
      // Only the API has a name there: steering and the charts host read its feeds.
      defaultCloudMapNamespace: { name: `${configuration.name}.internal` },
    });
    this.tasks = new SecurityGroup(this, 'Tasks', { vpc });
    props.database.instance.connections.allowDefaultPortFrom(this.tasks);
    props.sharedFiles.fileSystem.connections.allowDefaultPortFrom(this.tasks);
    this.#addApi();
    this.#addSteering();
    this.#addCharts();
    this.#addTask('Migrate', programs.migrate, {
      environment: { DATABASE_CA: props.databaseAuthority },
      secrets: { DATABASE_URL: props.database.ownerUrl, SERVICE_DATABASE_URL: props.database.serviceUrl },
    });
    this.#addTask('CreatePlatform', programs.createPlatform, {
      environment: { DATABASE_CA: props.databaseAuthority },
      secrets: { DATABASE_URL: props.database.serviceUrl },
    });
    const [publish, container] = this.#addTask('Publish', [...programs.publish, publishedFolder], {
      environment: {},
      secrets: {},
    });
    props.sharedFiles.mount(publish, container, 'write');
  }

  #feed(name: 'steering' | 'charts'): string {
    return `http://api.${this.#props.configuration.name}.internal:${port}/${name}/feed`;
  }

  #addApi(): void {
    const { database, secrets, configuration, databaseAuthority, apiPermissions, sharedFiles } = this.#props;
    const { steering, charts, providerSignUp, edgeIntelligence, clickHouseUrl } = secrets;
    const variables: Variables<keyof ApiEnvironment> = {
      environment: {
        ...this.#props.apiEnvironment,
        DATABASE_CA: databaseAuthority,
        OPERATIONS_FOLDERS: `${publishedFolder}/assets`,
        EDGE_INTELLIGENCE_URL: configuration.edgeIntelligence.url,
      },
      secrets: {
        DATABASE_URL: database.serviceUrl,
        STEERING_SECRET: steering.current,
        STEERING_SECRET_PREVIOUS: steering.previous,
        CHARTS_SECRET: charts.current,
        CHARTS_SECRET_PREVIOUS: charts.previous,
        PROVIDER_SIGN_UP_SECRET: providerSignUp,
        EDGE_INTELLIGENCE_TOKEN: edgeIntelligence,
        ...(clickHouseUrl && { CLICKHOUSE_URL: clickHouseUrl }),
      },
    };
    const { service, task, container } = this.#addService('api', {
      ...variables,
      tasks: configuration.capacity.tasks,
      cpu: 1_024,
      memory: 2_048,
      paths: apiPaths,
    });
    for (const statement of apiPermissions) task.addToTaskRolePolicy(statement);
    sharedFiles.mount(task, container, 'read');
    sharedFiles.fileSystem.connections.allowDefaultPortFrom(service);
    database.instance.connections.allowDefaultPortFrom(service);
    service.enableCloudMap({ name: 'api', dnsTtl: Duration.seconds(10) });
  }

  #addSteering(): void {
    const variables: Variables<SteeringVariable> = {
      environment: {
        STEERING_ORIGIN: this.#props.steeringOrigin,
        API_URL: this.#feed('steering'),
        SNAPSHOT_PATH: `${dataFolder}/steering.json`,
      },
      secrets: { STEERING_SECRET: this.#props.secrets.steering.current },
    };
    const { service, task, container } = this.#addService('steering', {
      ...variables,
      tasks: this.#props.configuration.capacity.tasks,
      cpu: 512,
      memory: 1_024,
      paths: ['/decision/*'],
    });
    task.addVolume({ name: 'data' });
    container.addMountPoints({ sourceVolume: 'data', containerPath: dataFolder, readOnly: false });
    this.#allowFeed(service);
  }

  #addCharts(): void {
    const variables: Variables<ChartsVariable> = {
      environment: { CONSOLE_ORIGIN: this.#props.consoleOrigin, API_URL: this.#feed('charts') },
      secrets: { CHARTS_SECRET: this.#props.secrets.charts.current },
    };
    const { service } = this.#addService('charts', {
      ...variables,
      tasks: 2,
      cpu: 256,
      memory: 512,
      paths: ['/*'],
    });
    this.#allowFeed(service);
  }

  #allowFeed(service: FargateService): void {
    this.services.get('api')?.connections.allowFrom(service, Port.tcp(port));
  }

  #addTask(
    id: string,
    command: readonly string[],
    { environment, secrets }: Variables<string>,
    { cpu = 512, memory = 1_024, image = this.#images.tasks }: TaskProps = {},
  ): [FargateTaskDefinition, ContainerDefinition] {
    const task = new FargateTaskDefinition(this, id, {
      family: `${this.#props.configuration.name}-${id.toLowerCase()}`,
      cpu,
      memoryLimitMiB: memory,
    });
    const container = task.addContainer('main', {
      image,
      command: [...command],
      environment: environment as Record<string, string>,
      secrets: Object.fromEntries(
        Object.entries(secrets).flatMap(([name, secret]) =>
          secret ? [[name, ContainerSecret.fromSecretsManager(secret)]] : [],
        ),
      ),
      readonlyRootFilesystem: true,
      stopTimeout: Duration.seconds(30),
      logging: LogDriver.awsLogs({
        streamPrefix: id.toLowerCase(),
        mode: AwsLogDriverMode.NON_BLOCKING,
        logGroup: new LogGroup(this, `${id}Logs`, { retention: RetentionDays.THREE_MONTHS }),
      }),
    });
    return [task, container];
  }

  #addService(name: ServiceName, { tasks, cpu, memory, paths, environment, secrets }: ServiceProps) {
    const { balancer } = this.#props;
    const variables = { environment: { ...shared, ...environment }, secrets };
    const [task, container] = this.#addTask(name, programs[name], variables, {
      cpu,
      memory,
      image: this.#images.services,
    });
    container.addPortMappings({ containerPort: port });
    const service = new FargateService(this, `${name}Service`, {
      cluster: this.cluster,
      taskDefinition: task,
      serviceName: name,
      desiredCount: tasks,
      minHealthyPercent: 100,
      maxHealthyPercent: 200,
      circuitBreaker: { rollback: true },
      healthCheckGracePeriod: Duration.seconds(60),
    });
    const listener = balancer.listeners[name];
    // Health is not public.
    listener.addAction(`${name}Health`, {
      priority: 1,
      conditions: [ListenerCondition.pathPatterns(['/healthz', '/readyz'])],
      action: ListenerAction.fixedResponse(404, { contentType: 'text/plain', messageBody: 'Not found' }),
    });
    const targets = listener.addTargets(name, {
      priority: 2,
      conditions: [ListenerCondition.pathPatterns([...paths])],
      port,
      targets: [service],
      deregistrationDelay: Duration.seconds(10),
      healthCheck: {
        path: '/readyz',
        interval: Duration.seconds(healthCheckSeconds),
        timeout: Duration.seconds(4),
        healthyThresholdCount: 2,
        unhealthyThresholdCount: 2,
      },
    });
    this.services.set(name, service);
    this.targets.set(name, targets);
    return { service, task, container };
  }
}
