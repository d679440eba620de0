import { Stack, type StackProps } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import type { Configuration } from './configuration.ts';
import { Identity } from './identity.ts';
import { PoolFunctions } from './poolFunctions.ts';
import { Storage } from './storage.ts';

/** One installation of the console and its services. */
export class EdgeConsoleStack extends Stack {
  constructor(scope: Construct, id: string, configuration: Configuration, props: StackProps) {
    super(scope, id, props);
    const consoleHost = configuration.domains?.console ?? 'todo.example.com';
    const storage = new Storage(this, 'Storage');
    const providerSignUpSecret = new Secret(this, 'ProviderSignUpSecret');
    const functions = new PoolFunctions(this, 'PoolFunctions', {
      consoleOrigin: `https://${consoleHost}`,
      providerSignUpSecret,
    });
    new Identity(this, 'Identity', { configuration, consoleHost, functions, uploads: storage.uploads });
  }
}
