import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { output } from './command.ts';
import { expectNone, type Report } from './report.ts';

const renderer = `import { renderToString } from 'react-dom/server';
import { stories } from './stories.mjs';

const findings = [];
for (const { name, draw } of stories) {
  const say = (level) => (text, ...rest) =>
    findings.push(\`\${name}: \${level}: \${[text, ...rest].join(' ').slice(0, 300)}\`);
  console.error = say('error');
  console.warn = say('warning');
  try {
    renderToString(draw());
  } catch (error) {
    findings.push(\`\${name}: \${String(error).slice(0, 300)}\`);
  }
}
process.stdout.write(JSON.stringify({ rendered: stories.length, findings }));
`;

/** Renders every story of ui and forms in plain Node from the installed packages, without a bundler, a browser, or warnings. */
export async function proveServerRendering(report: Report, name: string, folder: string): Promise<void> {
  await report.check(`${name}: plain Node renders every story from the installed packages`, async () => {
    writeFileSync(join(folder, 'render.mjs'), renderer);
    const printed = await output('node', ['--import', '@edge-console/ui/node', 'render.mjs'], { cwd: folder });
    const { rendered, findings } = JSON.parse(printed.slice(printed.indexOf('{'))) as {
      rendered: number;
      findings: string[];
    };
    expectNone(findings, 'Rendering on the server');
    if (rendered === 0) throw new Error('No story was rendered.');
  });
}
