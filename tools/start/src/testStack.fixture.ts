import { openDataFolder, type DataFolderOptions } from './dataFolder.ts';
import { openServers } from './loopbackServer.ts';
import { stackServers, startStack, type Stack } from './stack.ts';

/** The whole product but its pages, at free ports from `wantedPort` on. */
export async function startTestStack(
  dataFolder: string,
  port: number,
  options: Pick<DataFolderOptions, 'reset'> = {},
): Promise<Stack> {
  return startStack({
    data: await openDataFolder(dataFolder, options),
    servers: await openServers(stackServers, port),
    openPages: async () => (_request, response) => response.end(),
  });
}
