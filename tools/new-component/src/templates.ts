import { pascalOf, sentenceOf, type Group } from './names.ts';

interface Template {
  name: string;
  group: Group;
}

function component({ name }: Template): string {
  const pascal = pascalOf(name);
  return `import { forwardRef, type ReactNode } from 'react';
import type { ElementProps } from '../dom/index.ts';
import type { Tone } from '../theme/index.ts';
import * as styles from './${pascal}.css.ts';

export interface ${pascal}Props extends ElementProps {
  /** What it shows. */
  children: ReactNode;
  /** Meaning. @default 'neutral' */
  tone?: Extract<Tone, 'neutral' | 'success' | 'warning' | 'danger'> | undefined;
}

/** What it is, in one sentence. */
export const ${pascal} = forwardRef<HTMLDivElement, ${pascal}Props>(function ${pascal}(
  { children, tone = 'neutral', ...rest },
  ref,
) {
  return (
    <div {...rest} ref={ref} className={styles.root({ tone })}>
      {children}
    </div>
  );
});
`;
}

function styles(): string {
  return `import { recipe } from '@vanilla-extract/recipes';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { inComponents } from '../theme/inComponents.ts';
import { typography } from '../theme/typography.ts';

const look = ({ bg, border, fg }: typeof vars.tone.neutral) =>
  inComponents({ color: fg, background: bg, boxShadow: \`inset 0 0 0 1px \${border}\` });

export const root = recipe({
  base: inComponents({
    ...typography.body,
    paddingBlock: vars.space[2],
    paddingInline: vars.space[3],
    borderRadius: vars.radius[4],
    '@media': {
      // Shadows are not painted here.
      [media.forcedColors]: { border: '1px solid CanvasText' },
    },
  }),
  variants: {
    tone: {
      neutral: look(vars.tone.neutral),
      success: look(vars.tone.success),
      warning: look(vars.tone.warning),
      danger: look(vars.tone.danger),
    },
  },
});
`;
}

function stories({ name, group }: Template): string {
  const pascal = pascalOf(name);
  return `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Board, BoardRow } from '../storybook/Board.tsx';
import { ${pascal} } from './${pascal}.tsx';

const meta = {
  title: '${group}/${sentenceOf(name)}',
  component: ${pascal},
  tags: ['draft'],
  args: { children: 'Three pathways deliver' },
} satisfies Meta<typeof ${pascal}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Three pathways deliver')).toBeVisible();
  },
};

/** All props as controls. */
export const Playground: Story = { tags: ['playground'] };

/** All states. */
export const States: Story = {
  tags: ['board'],
  render: () => (
    <Board>
      <BoardRow label="Tones">
        <${pascal}>Neutral</${pascal}>
        <${pascal} tone="success">Success</${pascal}>
        <${pascal} tone="warning">Warning</${pascal}>
        <${pascal} tone="danger">Danger</${pascal}>
      </BoardRow>
    </Board>
  ),
};
`;
}

function page({ name }: Template): string {
  const pascal = pascalOf(name);
  return `import { Canvas, Meta } from '@storybook/addon-docs/blocks';
import { ${pascal} } from './index.ts';
import * as stories from './${pascal}.stories.tsx';

<Meta of={stories} />

# ${sentenceOf(name)}

What it is, in one or two sentences.

<Canvas of={stories.Default} />

## When to use

- The situation that it was made for.

## When not to use

- A situation that looks alike, and what to use instead: [Button](?path=/docs/actions-button--docs).

## Do and don't

<Compare>
  <Do reason="Why this is understood.">
    <${pascal}>Three pathways deliver</${pascal}>
  </Do>
  <Dont reason="Why this is not.">
    <${pascal}>OK</${pascal}>
  </Dont>
</Compare>

## Content

Sentence case, short, factual. How long its words may be.

## Keyboard

<Keys rows={[['Tab', 'Passes it: it has nothing to press.']]} />

## Accessibility

What a screen reader says, and what the caller has to give for it.

## Properties

<Properties />

## Tokens

<UsedTokens />
`;
}

/** The files of a component by their names. */
export function componentFiles(template: Template): Record<string, string> {
  const pascal = pascalOf(template.name);
  return {
    [`${pascal}.tsx`]: component(template),
    [`${pascal}.css.ts`]: styles(),
    [`${pascal}.stories.tsx`]: stories(template),
    [`${pascal}.mdx`]: page(template),
    'index.ts': `export { ${pascal}, type ${pascal}Props } from './${pascal}.tsx';\n`,
  };
}

/** A plain module and its test: logic that needs no React. */
export function logicFiles(logic: string): Record<string, string> {
  return {
    [`${logic}.ts`]: `/** What it tells, in one sentence. */
export function ${logic}(value: string): string {
  return value.trim();
}
`,
    [`${logic}.test.ts`]: `import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ${logic} } from './${logic}.ts';

test('changes nothing the second time', () => {
  fc.assert(
    fc.property(fc.string(), (value) => {
      expect(${logic}(${logic}(value))).toBe(${logic}(value));
    }),
  );
});
`,
  };
}
