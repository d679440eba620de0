import { CfnEIP, IpAddresses, NatProvider, SubnetType, Vpc } from 'aws-cdk-lib/aws-ec2';
import { Construct } from 'constructs';

/** Addresses inside the network. CloudFront's headers are trusted from there. */
export const networkAddresses = '10.0.0.0/16';

/** The network of the services. All their requests to the internet come from `addresses`. */
export class Network extends Construct {
  readonly vpc: Vpc;
  readonly addresses: readonly string[];

  constructor(scope: Construct, id: string, { natGateways }: { readonly natGateways: number }) {
    super(scope, id);
    const allocated = Array.from({ length: natGateways }, (_, index) => new CfnEIP(this, `Address${index}`));
    this.addresses = allocated.map(({ ref }) => ref);
    this.vpc = new Vpc(this, 'Vpc', {
      ipAddresses: IpAddresses.cidr(networkAddresses),
      maxAzs: 2,
      natGateways,
      natGatewayProvider: NatProvider.gateway({ eipAllocationIds: allocated.map((one) => one.attrAllocationId) }),
      subnetConfiguration: [
        { name: 'public', subnetType: SubnetType.PUBLIC, cidrMask: 24 },
        { name: 'services', subnetType: SubnetType.PRIVATE_WITH_EGRESS, cidrMask: 20 },
        { name: 'database', subnetType: SubnetType.PRIVATE_ISOLATED, cidrMask: 24 },
      ],
    });
  }
}
