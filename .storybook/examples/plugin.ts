import { format } from 'oxfmt';
import type { Plugin } from 'vite';
import { type Example, examplesIn } from './examplesIn.ts';

async function parametersOf({ story, code }: Example): Promise<string> {
  const { code: shown = '' } =
    code === undefined ? {} : await format('Example.tsx', code, { singleQuote: true, printWidth: 100 });
  const docs = `...${story}.parameters?.docs, source: { code: ${JSON.stringify(shown)}, language: 'tsx' }`;
  const hidden = code === undefined ? `, codePanel: false, canvas: { sourceState: 'none' }` : '';
  return `${story}.parameters = { ...${story}.parameters, docs: { ${docs}${hidden} } };`;
}

/** Adds example code to each story. */
export const examplesPlugin = (root: string): Plugin => ({
  name: 'examples',
  enforce: 'pre',
  async transform(code, id) {
    const [file = ''] = id.split('?');
    if (!file.endsWith('.stories.tsx')) return undefined;
    const parameters = await Promise.all(examplesIn(file, root).map(parametersOf));
    return { code: `${code}\n${parameters.join('\n')}\n`, map: null };
  },
});
