import { App } from 'aws-cdk-lib';
import { bundleFunctions } from './bundleFunctions.ts';
import type { Configuration } from './configuration.ts';
import { EdgeConsoleStack } from './edgeConsoleStack.ts';
import { GlobalStack } from './globalStack.ts';
import { MailStack } from './mailStack.ts';

/** The stacks of one installation. */
export async function createApp(configuration: Configuration) {
  await bundleFunctions();
  const { name, account, region, domains, hasFirewall } = configuration;
  const app = new App();
  const env = { account, region };
  const mail = new MailStack(app, `${name}-mail`, configuration, { env });
  const global =
    domains || hasFirewall
      ? new GlobalStack(app, `${name}-global`, configuration, {
          env: { account, region: 'us-east-1' },
          crossRegionReferences: true,
        })
      : null;
  const console = new EdgeConsoleStack(app, name, configuration, {
    env,
    crossRegionReferences: true,
    certificate: global?.certificate,
    firewallArn: global?.firewall?.attrArn,
  });
  console.addStackDependency(mail);
  return { app, console, mail, global };
}
