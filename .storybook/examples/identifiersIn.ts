import ts from 'typescript';
import { namesIn } from './storyModule.ts';

export function isReference(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isQualifiedName(parent)) return parent.left === node;
  if (ts.isJsxAttribute(parent) || ts.isPropertyAssignment(parent) || ts.isMethodDeclaration(parent))
    return parent.name !== node;
  if (ts.isBindingElement(parent)) return parent.propertyName !== node && parent.name !== node;
  if (ts.isPropertySignature(parent) || ts.isMethodSignature(parent)) return parent.name !== node;
  return true;
}

function isLocal(node: ts.Identifier): boolean {
  for (let scope: ts.Node = node.parent; !ts.isSourceFile(scope); scope = scope.parent) {
    if (ts.isFunctionLike(scope) && scope.parameters.some(({ name }) => namesIn(name).includes(node.text))) return true;
    if (
      'typeParameters' in scope &&
      (scope.typeParameters as ts.TypeParameterDeclaration[] | undefined)?.some(({ name }) => name.text === node.text)
    )
      return true;
    if (!ts.isBlock(scope)) continue;
    for (const statement of scope.statements) {
      if (ts.isFunctionDeclaration(statement) && statement.name?.text === node.text) return true;
      if (
        ts.isVariableStatement(statement) &&
        statement.declarationList.declarations.some(({ name }) => namesIn(name).includes(node.text))
      )
        return true;
    }
  }
  return false;
}

export function identifiersIn(node: ts.Node): ts.Identifier[] {
  const found: ts.Identifier[] = [];
  const visit = (inner: ts.Node) => {
    if (ts.isIdentifier(inner)) found.push(inner);
    ts.forEachChild(inner, visit);
  };
  visit(node);
  return found.filter((one) => isReference(one) && !isLocal(one));
}
