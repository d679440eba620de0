import type { Template } from 'aws-cdk-lib/assertions';

/** The properties of all resources of a type. */
export const propertiesOf = (template: Template, type: string): readonly Record<string, unknown>[] =>
  Object.values(template.findResources(type)).map(({ Properties }) => Properties as Record<string, unknown>);
