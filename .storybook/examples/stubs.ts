import { dirname, resolve } from 'node:path';
import ts from 'typescript';
import { declaring, type Module } from './storyModule.ts';
import { Unpublished } from './Unpublished.ts';

export const isFn = ({ expression }: ts.CallExpression, { imports }: Module) =>
  ts.isIdentifier(expression) &&
  imports.get(expression.text)?.from === 'storybook/test' &&
  imports.get(expression.text)?.name === 'fn';

interface Signature {
  node: ts.FunctionTypeNode | ts.MethodSignature;
  module: Module;
}

/** Parameters and result of a function type: inline, by an alias, or as an interface member. */
export function signatureOf(type: ts.TypeNode, module: Module): Signature {
  if (ts.isFunctionTypeNode(type)) return { node: type, module };
  if (ts.isParenthesizedTypeNode(type)) return signatureOf(type.type, module);
  if (ts.isTypeReferenceNode(type) && ts.isIdentifier(type.typeName)) {
    const { statement, owner } = typeNamed(type.typeName.text, module);
    if (statement && ts.isTypeAliasDeclaration(statement)) return signatureOf(statement.type, owner);
  }
  if (
    ts.isIndexedAccessTypeNode(type) &&
    ts.isTypeReferenceNode(type.objectType) &&
    ts.isIdentifier(type.objectType.typeName) &&
    ts.isLiteralTypeNode(type.indexType) &&
    ts.isStringLiteral(type.indexType.literal)
  ) {
    const name = type.indexType.literal.text;
    const { statement, owner } = typeNamed(type.objectType.typeName.text, module);
    const member =
      statement && ts.isInterfaceDeclaration(statement)
        ? statement.members.find((one) => one.name?.getText() === name)
        : undefined;
    if (member && ts.isMethodSignature(member)) return { node: member, module: owner };
    if (member && ts.isPropertySignature(member) && member.type) return signatureOf(member.type, owner);
  }
  throw new Unpublished(`a spy of ${type.getText()}`);
}

function typeNamed(name: string, module: Module): { statement: ts.Statement | undefined; owner: Module } {
  const imported = module.imports.get(name);
  const owner =
    imported?.name && imported.from.startsWith('.')
      ? declaring(resolve(dirname(module.file), imported.from), imported.name)
      : module;
  return { statement: owner.declarations.get(imported?.name ?? name), owner };
}

/** By type: the result that means success. */
const defaultResults: Readonly<Record<string, string>> = {
  boolean: 'false',
  SubmitResult: "({ kind: 'saved' })",
  'StepValidation | Promise<StepValidation>': 'true',
};

/** The result a function of this type returns on success. */
export function answerTo(type: string): string {
  const [, result = type] = /^Promise<(.*)>$/u.exec(type) ?? [];
  if (/\b(?:void|undefined)\b/u.test(result)) return '{}';
  const defaultResult = result.endsWith('[]') ? '[]' : defaultResults[result];
  if (defaultResult === undefined) throw new Unpublished(`a spy that answers ${type}`);
  return defaultResult;
}
