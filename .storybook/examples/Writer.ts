import { dirname, resolve } from 'node:path';
import ts from 'typescript';
import { identifiersIn } from './identifiersIn.ts';
import { publicEntryOf } from './publicEntryOf.ts';
import { declaring, type Import, type Module } from './storyModule.ts';
import { answerTo, isFn, signatureOf } from './stubs.ts';
import { Unpublished } from './Unpublished.ts';

export interface Replacement {
  start: number;
  end: number;
  text: string;
}

type Imported = Pick<Import, 'name' | 'isType'>;

const isHelper = (file: string) => /[\\/]\.?storybook[\\/].*(?<!\.css)\.tsx?$/u.test(file);

/** Generates the example code of one story. */
export class Writer {
  readonly #root: string;
  readonly #imports = new Map<string, Map<string, Imported>>();
  readonly #owners = new Map<string, string>();
  readonly #declarations: string[] = [];

  constructor(root: string) {
    this.#root = root;
  }

  /** Prints a node without spies, and declares or imports what it refers to. */
  print(node: ts.Node, module: Module, replacements: readonly Replacement[] = []): string {
    const spies = this.#spiesIn(node, module);
    const replaced = [...replacements, ...spies];
    const isReplaced = (inner: ts.Node) =>
      replaced.some(({ start, end }) => start <= inner.getStart() && inner.end <= end);
    for (const identifier of identifiersIn(node)) if (!isReplaced(identifier)) this.#require(identifier.text, module);
    const outer = replaced.filter(
      (one) => !replaced.some((other) => other !== one && other.start <= one.start && one.end <= other.end),
    );
    const start = node.getStart();
    return outer
      .toSorted((one, other) => other.start - one.start)
      .reduce((text, one) => text.slice(0, one.start - start) + one.text + text.slice(one.end - start), node.getText());
  }

  finish(write: (name: string) => string): string {
    const body = write(['Example', 'Demo'].find((name) => !this.#owners.has(name)) ?? 'Shown');

    const imports = [...this.#imports]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .flatMap(([from, names]) => {
        const all = [...names].toSorted(([one], [other]) => (one < other ? -1 : 1));
        const whole = all.filter(([, { name }]) => name === undefined || name === 'default');
        const named = all.filter(([, { name }]) => name !== undefined && name !== 'default');
        return [
          ...whole.map(([local, { name }]) => `import ${name === undefined ? `* as ${local}` : local} from '${from}';`),
          ...(named.length === 0
            ? []
            : [
                `import { ${named
                  .map(
                    ([local, { name, isType }]) =>
                      `${isType ? 'type ' : ''}${name === local ? local : `${name} as ${local}`}`,
                  )
                  .join(', ')} } from '${from}';`,
              ]),
        ];
      });
    return [imports.join('\n'), ...this.#declarations, body].join('\n\n');
  }

  /** Imports a React export. */
  react(name: string, isType = false): string {
    this.#addImport('react', name, name, isType);
    return name;
  }

  #spiesIn(node: ts.Node, module: Module): Replacement[] {
    const found: Replacement[] = [];
    const visit = (inner: ts.Node) => {
      if (ts.isCallExpression(inner) && isFn(inner, module)) {
        const text = this.#stub(inner, module);
        const isApart =
          !ts.isCallExpression(inner.parent) &&
          !ts.isBinaryExpression(inner.parent) &&
          !ts.isPropertyAccessExpression(inner.parent);
        found.push({ start: inner.getStart(), end: inner.end, text: isApart ? text : `(${text})` });
      } else ts.forEachChild(inner, visit);
    };
    visit(node);
    return found;
  }

  /** A placeholder function for an application's own. */
  #stub(spy: ts.CallExpression, module: Module): string {
    const [implementation] = spy.arguments;
    const [type] = spy.typeArguments ?? [];
    const isComplete =
      !type || !implementation || !ts.isArrowFunction(implementation) || implementation.parameters.length > 0;
    if (implementation && isComplete) return this.print(implementation, module);
    if (!type)
      return ts.isVariableDeclaration(spy.parent) ? '(...values: unknown[]) => console.log(...values)' : '() => {}';
    const signature = signatureOf(type, module);
    const parameters = signature.node.parameters.map((parameter) => this.print(parameter, signature.module)).join(', ');
    if (implementation && ts.isArrowFunction(implementation))
      return `(${parameters}) => ${this.print(implementation.body, module)}`;
    const { type: result } = signature.node;
    const answer = answerTo(result?.getText() ?? 'void');
    // Otherwise the compiler would narrow the type to the single return value.
    const annotation = result && answer.startsWith('(') ? `: ${this.print(result, signature.module)}` : '';
    const isAsync = result?.getText().startsWith('Promise<') ?? false;
    return `${isAsync ? 'async ' : ''}(${parameters})${annotation} => ${answer}`;
  }

  #claim(name: string, owner: string): boolean {
    const known = this.#owners.get(name);
    if (known === owner) return false;
    if (known !== undefined) throw new Unpublished(`${name} is there twice`);
    this.#owners.set(name, owner);
    return true;
  }

  #require(name: string, module: Module): void {
    const imported = module.imports.get(name);
    if (imported) this.#import(name, imported, module);
    else this.#declare(name, module);
  }

  #import(local: string, imported: Import, module: Module): void {
    const { name, from, isType } = imported;
    if (from === 'storybook/test' || from.startsWith('@storybook/')) throw new Unpublished(`${local} of ${from}`);
    const file = from.startsWith('.') ? resolve(dirname(module.file), from) : undefined;
    const entry = file === undefined ? from : name && publicEntryOf(file, name, this.#root);
    if (entry) return this.#addImport(entry, local, name, isType);
    // Only private types and story helpers are written out.
    const isWritten = isType || (file !== undefined && isHelper(file));
    if (!file || local !== name || !isWritten) throw new Unpublished(`${local} of ${from}`);
    this.#declare(local, declaring(file, local));
  }

  #addImport(entry: string, local: string, name: string | undefined, isType: boolean): void {
    if (!this.#claim(local, `${entry}#${name ?? '*'}`)) return;
    const names = this.#imports.get(entry) ?? new Map<string, Imported>();
    this.#imports.set(entry, names.set(local, { name, isType }));
  }

  #declare(name: string, module: Module): void {
    const statement = module.declarations.get(name);
    if (!statement) return;
    if (!this.#claim(name, `${module.file}#${name}`)) return;
    if (module.imports.size > 0 && name === 'meta') throw new Unpublished('the meta of the stories');
    for (const [other, same] of module.declarations)
      if (same === statement && other !== name) this.#claim(other, `${module.file}#${other}`);
    const text = this.print(statement, module);
    this.#declarations.push(text.replace(/^export\s+/u, ''));
  }
}
