import { Secret, type ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import type { Configuration } from './configuration.ts';

/** Two valid values, so that one can be replaced while services run. */
export type RotatedSecret = { readonly current: ISecret; readonly previous: ISecret };

/** The secrets of the services. Those of others are created before, by an operator. */
export class ServiceSecrets extends Construct {
  readonly steering: RotatedSecret;
  readonly charts: RotatedSecret;
  readonly providerSignUp: ISecret;
  readonly edgeIntelligence: ISecret;
  readonly clickHouseUrl: ISecret | undefined;

  constructor(scope: Construct, id: string, { edgeIntelligence, clickHouseUrlSecretName }: Configuration) {
    super(scope, id);
    this.steering = this.#rotated('Steering');
    this.charts = this.#rotated('Charts');
    this.providerSignUp = this.#generated('ProviderSignUp');
    this.edgeIntelligence = this.#existing('EdgeIntelligence', edgeIntelligence.tokenSecretName);
    this.clickHouseUrl =
      clickHouseUrlSecretName === undefined ? undefined : this.#existing('ClickHouse', clickHouseUrlSecretName);
  }

  #generated(id: string): Secret {
    return new Secret(this, id, { generateSecretString: { passwordLength: 64, excludePunctuation: true } });
  }

  #rotated(id: string): RotatedSecret {
    // Until the first replacement, no service uses the previous value.
    return { current: this.#generated(id), previous: this.#generated(`${id}Previous`) };
  }

  #existing(id: string, name: string): ISecret {
    return Secret.fromSecretNameV2(this, id, name);
  }
}
