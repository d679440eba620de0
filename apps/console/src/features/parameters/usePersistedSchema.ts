import { type Parameter, parameterCatalog } from '@edge-console/domain';
import { useEffect } from 'react';
import { parametersMessages as messages } from './messages.ts';
import { useViewer } from '../../api/viewer/ViewerProvider.tsx';

const textOf = (value: boolean | string): string =>
  typeof value === 'boolean' ? messages[value ? 'on' : 'off'] : (messages.options[value] ?? value);

function valuesOf(parameter: Parameter): string {
  switch (parameter.kind) {
    case 'switch':
      return [true, false].map(textOf).join(', ');
    case 'choice':
      return parameter.options.map(textOf).join(', ');
    case 'number':
    case 'dependent':
      return `${parameter.min} – ${parameter.max} ${messages.units[parameter.unit]}`;
    default:
      return '';
  }
}

const defaultOf = (parameter: Parameter): string =>
  parameter.kind === 'switch' || parameter.kind === 'choice' ? textOf(parameter.default) : '';

/** The list of parameters as text, without any customer's data. */
export const schemaRows = (): string[][] =>
  Object.entries(parameterCatalog).flatMap(([category, parameters]) =>
    Object.entries(parameters).map(([key, parameter]) => [
      category,
      key,
      messages.parameters[key] ?? '',
      valuesOf(parameter),
      defaultOf(parameter),
    ]),
  );

/** Stores the list of parameters for offline use once it was shown. Never while acting. */
export function usePersistedSchema(isShown: boolean): void {
  const { acting } = useViewer();
  const shouldPersist = isShown && !acting;
  useEffect(() => {
    if (!shouldPersist) return;
    const { title, columns } = messages.schema;
    const snapshot = { title, columns, rows: schemaRows(), seenAt: Date.now() };
    // If this code cannot be loaded, nothing is stored.
    void import('../../api/offline/persistedQueries.ts').then(
      ({ persistList }) => persistList(sessionStorage, 'parameters', snapshot),
      () => undefined,
    );
  }, [shouldPersist]);
}
