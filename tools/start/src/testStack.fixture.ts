import { freePort } from './ports.ts';
import { startStack, type Stack, type StackOptions } from './stack.ts';

/** The whole product but its pages, at free ports from `wantedPort` on. */
export async function startTestStack(
  dataFolder: string,
  wantedPort: number,
  options: Pick<StackOptions, 'reset'> = {},
): Promise<Stack> {
  const port = await freePort(wantedPort);
  const steeringPort = await freePort(port + 1);
  const chartsPort = await freePort(steeringPort + 1);
  return startStack({
    ...options,
    dataFolder,
    port,
    steeringPort,
    chartsPort,
    objectPort: await freePort(chartsPort + 1),
    openPages: async () => (_request, response) => response.end(),
  });
}
