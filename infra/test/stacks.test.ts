import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import least from '../configurations/least.ts';
import whole from '../configurations/whole.ts';
import { createApp } from '../lib/createApp.ts';

describe.each([
  ['least', least],
  ['whole', whole],
])('%s', (_name, configuration) => {
  let created: Awaited<ReturnType<typeof createApp>>;
  let folder: string;
  beforeAll(async () => {
    created = await createApp(configuration);
    folder = created.app.synth().directory;
  });

  it('matches the schemas of CloudFormation', async () => {
    const report = JSON.parse(await readFile(join(folder, 'validation-report.json'), 'utf8')) as object;
    expect(report).toMatchObject({ pluginReports: [] });
  });
});
