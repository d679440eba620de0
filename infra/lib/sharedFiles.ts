import { RemovalPolicy } from 'aws-cdk-lib';
import type { IVpc } from 'aws-cdk-lib/aws-ec2';
import type { ContainerDefinition, FargateTaskDefinition } from 'aws-cdk-lib/aws-ecs';
import { FileSystem, type AccessPoint } from 'aws-cdk-lib/aws-efs';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { imageUser } from './image.ts';

const volumeName = 'published';
/** Where containers see the files. */
export const publishedFolder = '/published';

/** The console's published builds, whose operations the API accepts. */
export class SharedFiles extends Construct {
  readonly fileSystem: FileSystem;
  readonly #access: AccessPoint;

  constructor(scope: Construct, id: string, { vpc }: { readonly vpc: IVpc }) {
    super(scope, id);
    this.fileSystem = new FileSystem(this, 'FileSystem', {
      vpc,
      encrypted: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    this.#access = this.fileSystem.addAccessPoint('Published', {
      path: `/${volumeName}`,
      posixUser: { uid: imageUser, gid: imageUser },
      createAcl: { ownerUid: imageUser, ownerGid: imageUser, permissions: '755' },
    });
  }

  /** Mounts the folder. */
  mount(task: FargateTaskDefinition, container: ContainerDefinition, access: 'read' | 'write'): void {
    task.addVolume({
      name: volumeName,
      efsVolumeConfiguration: {
        fileSystemId: this.fileSystem.fileSystemId,
        transitEncryption: 'ENABLED',
        authorizationConfig: { accessPointId: this.#access.accessPointId, iam: 'ENABLED' },
      },
    });
    container.addMountPoints({
      sourceVolume: volumeName,
      containerPath: publishedFolder,
      readOnly: access === 'read',
    });
    task.addToTaskRolePolicy(
      new PolicyStatement({
        actions: ['elasticfilesystem:ClientMount', ...(access === 'write' ? ['elasticfilesystem:ClientWrite'] : [])],
        resources: [this.fileSystem.fileSystemArn],
        conditions: { StringEquals: { 'elasticfilesystem:AccessPointArn': this.#access.accessPointArn } },
      }),
    );
  }
}
