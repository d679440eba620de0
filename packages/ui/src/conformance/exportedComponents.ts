import manifest from '../../package.json' with { type: 'json' };

const entries = import.meta.glob<Record<string, unknown>>('../*/index.ts');
const closed = Object.entries(manifest.exports).flatMap(([entry, target]) => (target === null ? [entry.slice(2)] : []));

export interface ExportedComponent {
  folder: string;
  name: string;
  component: object;
}

/** A function component or a `forwardRef` object. */
export const isComponent = (value: unknown): value is object =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && 'render' in value);

/** Exported components, except icons, which come from another package. */
export async function exportedComponents(): Promise<ExportedComponent[]> {
  const found = await Promise.all(
    Object.entries(entries).map(async ([path, load]) => {
      const [, folder = ''] = path.split('/');
      if (closed.includes(folder)) return [];
      return Object.entries(await load()).flatMap(([name, component]) => {
        const isOwn = /^[A-Z][a-z]/u.test(name) && (folder !== 'icon' || name === 'Icon');
        return isOwn && isComponent(component) ? [{ folder, name, component }] : [];
      });
    }),
  );
  return found.flat();
}
