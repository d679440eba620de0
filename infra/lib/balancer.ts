import { Duration } from 'aws-cdk-lib';
import { OriginProtocolPolicy, VpcOrigin, VpcOriginEndpoint, type IOrigin } from 'aws-cdk-lib/aws-cloudfront';
import { VpcOrigin as BalancerOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { Peer, Port, SubnetType, type IVpc } from 'aws-cdk-lib/aws-ec2';
import {
  ApplicationLoadBalancer,
  ApplicationProtocol,
  ListenerAction,
  type ApplicationListener,
} from 'aws-cdk-lib/aws-elasticloadbalancingv2';
import { Construct } from 'constructs';
import { networkAddresses } from './network.ts';

/** Services, with the ports of their listeners. */
export const servicePorts = { api: 8080, steering: 8081, charts: 8082 } as const;
export type ServiceName = keyof typeof servicePorts;
type ByService<Value> = Readonly<Record<ServiceName, Value>>;

/** A load balancer that only CloudFront and the services can reach, with one listener for each service. */
export class Balancer extends Construct {
  readonly loadBalancer: ApplicationLoadBalancer;
  readonly listeners: ByService<ApplicationListener>;
  readonly origins: ByService<IOrigin>;

  constructor(scope: Construct, id: string, { vpc }: { readonly vpc: IVpc }) {
    super(scope, id);
    this.loadBalancer = new ApplicationLoadBalancer(this, 'LoadBalancer', {
      vpc,
      vpcSubnets: { subnetType: SubnetType.PRIVATE_WITH_EGRESS },
      internetFacing: false,
      dropInvalidHeaderFields: true,
      // Otherwise, the port is added to the host, which the API rejects.
      preserveHostHeader: true,
    });
    this.listeners = this.#forEach((name) => this.#listen(name));
    this.origins = this.#forEach((name) => this.#originOf(name));
  }

  #forEach<Value>(create: (name: ServiceName) => Value): ByService<Value> {
    return { api: create('api'), steering: create('steering'), charts: create('charts') };
  }

  #listen(name: ServiceName): ApplicationListener {
    const port = servicePorts[name];
    this.loadBalancer.connections.allowFrom(Peer.ipv4(networkAddresses), Port.tcp(port));
    return this.loadBalancer.addListener(name, {
      port,
      protocol: ApplicationProtocol.HTTP,
      open: false,
      defaultAction: ListenerAction.fixedResponse(404, { contentType: 'text/plain', messageBody: 'Not found' }),
    });
  }

  #originOf(name: ServiceName): IOrigin {
    const origin = new VpcOrigin(this, `${name}Origin`, {
      endpoint: VpcOriginEndpoint.applicationLoadBalancer(this.loadBalancer),
      httpPort: servicePorts[name],
      // Inside of AWS's network.
      protocolPolicy: OriginProtocolPolicy.HTTP_ONLY,
    });
    return BalancerOrigin.withVpcOrigin(origin, {
      domainName: this.loadBalancer.loadBalancerDnsName,
      readTimeout: Duration.seconds(30),
    });
  }
}
