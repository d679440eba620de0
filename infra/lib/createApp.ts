import { App } from 'aws-cdk-lib';
import { bundleFunctions } from './bundleFunctions.ts';
import type { Configuration } from './configuration.ts';
import { EdgeConsoleStack } from './edgeConsoleStack.ts';

/** The stacks of one installation. */
export async function createApp(configuration: Configuration): Promise<{ app: App; stack: EdgeConsoleStack }> {
  await bundleFunctions();
  const { name, account, region } = configuration;
  const app = new App();
  const stack = new EdgeConsoleStack(app, name, configuration, { env: { account, region } });
  return { app, stack };
}
