import ts from 'typescript';
import { argsIn, element, merged } from './args.ts';
import { componentOf, renderIn } from './componentOf.ts';
import { isExported, type Module, propertyOf, readModule, valueOf } from './storyModule.ts';
import { Unpublished } from './Unpublished.ts';
import { Writer } from './Writer.ts';

const objectNamed = (name: string, module: Module) => {
  const found = module.values.get(name);
  return found && ts.isObjectLiteralExpression(found) ? found : undefined;
};

function tagsOf(object: ts.ObjectLiteralExpression): string[] {
  const tags = valueOf(propertyOf(object, 'tags'));
  return tags && ts.isArrayLiteralExpression(tags)
    ? tags.elements.flatMap((tag) => (ts.isStringLiteral(tag) ? [tag.text] : []))
    : [];
}

function write(story: ts.ObjectLiteralExpression, module: Module, root: string): string {
  const meta = objectNamed('meta', module);
  if (!meta) throw new Unpublished('no meta');
  const writer = new Writer(root);
  const args = merged([...argsIn(meta, module), ...argsIn(story, module)]);
  const render = renderIn(story, module) ?? renderIn(meta, module);
  if (render) return writer.finish(componentOf(render.node, render.module, args, writer));
  const component = valueOf(propertyOf(meta, 'component'));
  if (!component || ts.isMethodDeclaration(component)) throw new Unpublished('no component');
  const tag = writer.print(ts.isExpressionWithTypeArguments(component) ? component.expression : component, module);
  const shown = element(tag, args, writer);
  return writer.finish((name) => `export function ${name}() {\nreturn (${shown});\n}`);
}

export interface Example {
  story: string;
  /** A complete module; `undefined` if the story is not an example. */
  code: string | undefined;
  /** Why there is no code. */
  reason: string | undefined;
}

/**
 * The code under "Show code" for each story of a file: a module with its imports, as an application writes it. The source of
 * a story says `args` and has its imports elsewhere; what Storybook reads from the rendered elements has no functions and no state.
 */
export function examplesIn(file: string, root: string): Example[] {
  const module = readModule(file);
  return [...module.values].flatMap(([story, node]): Example[] => {
    const statement = module.declarations.get(story);
    if (!statement || !ts.isVariableStatement(statement) || !isExported(statement)) return [];
    if (!ts.isObjectLiteralExpression(node)) return [{ story, code: undefined, reason: 'computed' }];
    // A board shows all states of a component, so it is not an example.
    if (tagsOf(node).includes('board')) return [{ story, code: undefined, reason: 'board' }];
    try {
      return [{ story, code: write(node, module, root), reason: undefined }];
    } catch (error) {
      if (error instanceof Unpublished) return [{ story, code: undefined, reason: error.message }];
      throw error;
    }
  });
}
