import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { nativeAttributes } from '../../../../.storybook/docs/nativeAttributes.ts';
import { readProperties } from '../../../../.storybook/docs/readProperties.ts';
import { isShipped, parse, readSources, walk } from './sources.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** HTML attributes that a component accepts: `Pick<InputHTMLAttributes<…>, 'maxLength' | 'name'>`. */
function takenOver(packageFolder: string): string[] {
  return readSources(packageFolder)
    .filter(isShipped)
    .flatMap((source) => {
      const names: string[] = [];
      walk(parse(source), (node) => {
        const isPick =
          (ts.isTypeReferenceNode(node) && node.typeName.getText() === 'Pick') ||
          (ts.isExpressionWithTypeArguments(node) && node.expression.getText() === 'Pick');
        const [from, keys] = isPick ? (node.typeArguments ?? []) : [];
        if (!from || !keys || !/HTMLAttributes/u.test(from.getText())) return;
        names.push(...[...keys.getText().matchAll(/'([\w-]+)'/gu)].map(([, name = '']) => name));
      });
      return names;
    });
}

const docgen = (props: Record<string, unknown>) => ({ __docgenInfo: { displayName: 'Stage', props } });
const property = (name: string, fileName: string) => ({
  name,
  description: `About ${name}.`,
  required: false,
  defaultValue: null,
  type: { name: 'string' },
  declarations: [{ fileName }],
});

describe('props tables', () => {
  it('describe each attribute accepted from HTML', () => {
    const names = new Set(['ui', 'forms'].flatMap((name) => takenOver(`${root}packages/${name}`)));
    expect(names.size).toBeGreaterThan(10);
    // React's types describe ARIA attributes.
    expect([...names].filter((name) => !name.startsWith('aria-') && !(name in nativeAttributes))).toEqual([]);
  });

  it("leave out props of a story's wrapper", () => {
    const { properties } = readProperties(
      docgen({
        highlight: property('highlight', 'packages/tour/dist/definition.d.ts'),
        startsAtOnce: property(
          'startsAtOnce',
          'node_modules/.cache/types-tools/packages/tour/src/storybook/TourStage.d.ts',
        ),
      }),
    );
    expect(properties.map(({ name }) => name)).toEqual(['highlight']);
  });

  it('describe each tour option and step property', () => {
    const file = 'packages/tour/src/definition.ts';
    const tree = parse({ path: file, folder: '', file, text: readFileSync(`${root}${file}`, 'utf8') });
    const documented = new Set(['TourOptions', 'TourStep', 'TourDefinition', 'TourCallbacks', 'TourLabels']);
    const silent = tree.statements.flatMap((statement) => {
      if (!ts.isInterfaceDeclaration(statement) || !documented.has(statement.name.text)) return [];
      return statement.members.flatMap((member) => {
        const isDescribed = ts
          .getJSDocCommentsAndTags(member)
          .some((one) => ts.isJSDoc(one) && one.comment !== undefined);
        return isDescribed ? [] : [`${statement.name.text}.${member.name?.getText()}`];
      });
    });
    expect(silent).toEqual([]);
  });
});
