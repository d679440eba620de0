import { useOf } from '@storybook/addon-docs/blocks';
import { vars } from '@edge-console/ui/theme';
import usedTokens from 'virtual:used-tokens';
import { previewOf } from './tokenPreview.ts';
import * as styles from './UsedTokens.css.ts';

/** `vars.color.bg.app` or `vars.radius[3]` -> `var(--ds-color-bg-app)`. */
function valueOf(path: string): string | undefined {
  const keys = path.match(/\w+/gu)?.slice(1) ?? [];
  const value = keys.reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], vars);
  return typeof value === 'string' ? value : undefined;
}

function Token({ path, value }: { path: string; value: string }) {
  const name = value.replace(/^var\((.*?)\)$/u, '$1');
  return (
    <li className={styles.token}>
      <span className={styles.sample} aria-hidden="true">
        <span style={previewOf(path, value)}>{path.startsWith('vars.text') ? 'Ag' : undefined}</span>
      </span>
      <span className={styles.names}>
        <code className={styles.path}>{path.replace('vars.', '')}</code>
        <code className={styles.variable}>{name}</code>
      </span>
    </li>
  );
}

/** The tokens used in the component's style sheets. */
export function UsedTokens() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const folder = String(preparedMeta.parameters['fileName']).split('/').at(-2) ?? '';
  const tokens = (usedTokens[folder] ?? []).flatMap((path) => {
    const value = valueOf(path);
    return value === undefined ? [] : [{ path, value }];
  });
  if (tokens.length === 0) return <p>It has no styles of its own.</p>;
  return (
    <ul className={`sb-unstyled ${styles.grid}`}>
      {tokens.map((token) => (
        <Token key={token.path} {...token} />
      ))}
    </ul>
  );
}
