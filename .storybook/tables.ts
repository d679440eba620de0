import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** `| a | b |` -> `a`, `b`; an escaped bar is part of the cell. */
function cells(line: string): string[] {
  return line
    .replace(/^\s*\|/u, '')
    .replace(/\|\s*$/u, '')
    .split(/(?<!\\)\|/u)
    .map((cell) => cell.trim().replaceAll(String.raw`\|`, '|'));
}

function row(line: string, tag: 'th' | 'td'): string {
  const inner = cells(line).map((cell) => `<${tag}>${cell}</${tag}>`);
  return `<tr>${inner.join('')}</tr>`;
}

/** Converts GitHub-style tables, which MDX lacks. Each stays on one line, so that cells remain Markdown. */
export function withTables(markdown: string): string {
  return markdown.replaceAll(/^(\|.*\|)\n\|[ :|-]+\|\n((?:\|.*\|(?:\n|$))+)/gmu, (_, head: string, body: string) => {
    const rows = body.trim().split('\n');
    return `<table><thead>${row(head, 'th')}</thead><tbody>${rows.map((line) => row(line, 'td')).join('')}</tbody></table>\n`;
  });
}

export function tablesPlugin(): Plugin {
  return {
    name: 'tables',
    load: (id) => (id.endsWith('.mdx') ? withTables(readFileSync(id, 'utf8')) : undefined),
  };
}
