/**
 * The measured forms. `kind`: `floor` is hand-written for this benchmark, `peer` a library, `ours` the package; a
 * `reference` is shown but not compared. `file`: in pages/adapters.
 */
export const adapters = [
  { id: 'uncontrolled', kind: 'reference', name: 'no React, native inputs', file: 'uncontrolled.js' },
  { id: 'react-store', kind: 'reference', name: 'hand-written store' },
  { id: 'react-store-contain', kind: 'floor', name: 'hand-written store, contained' },
  { id: 'react-store-sections', kind: 'reference', name: 'hand-written store, in sections' },
  { id: 'react-store-focus', kind: 'reference', name: 'hand-written store, contained, focusing' },
  { id: 'ours', kind: 'ours', name: '@edge-console/forms, native inputs' },
  { id: 'ours.own', kind: 'ours', name: '@edge-console/forms, FormTextField' },
  { id: 'rhf-native', kind: 'peer', name: 'react-hook-form', package: 'react-hook-form' },
  {
    id: 'rhf-native-contain',
    kind: 'reference',
    name: 'react-hook-form, contained by us',
    package: 'react-hook-form',
  },
  { id: 'rhf-valibot', kind: 'peer', name: 'react-hook-form + valibot', package: '@hookform/resolvers' },
  { id: 'conform', kind: 'peer', name: 'Conform + valibot', package: '@conform-to/valibot' },
  { id: 'final-form', kind: 'peer', name: 'React Final Form + valibot', package: 'react-final-form' },
  { id: 'formik', kind: 'peer', name: 'Formik + valibot', package: 'formik' },
  { id: 'tanstack-fields', kind: 'peer', name: 'TanStack Form, field rules', package: '@tanstack/react-form' },
  { id: 'tanstack-schema', kind: 'peer', name: 'TanStack Form, schema', package: '@tanstack/react-form' },
].map((adapter) => ({ file: `${adapter.id}.jsx`, ...adapter }));

/** The floor that the goals refer to, and our two forms. */
export const floor = 'react-store-contain';
export const bare = 'ours';
export const own = 'ours.own';

/** Libraries in pages/races, in the same order. */
export const racers = [
  { id: 'ours', kind: 'ours', name: '@edge-console/forms' },
  { id: 'rhf', kind: 'peer', name: 'react-hook-form', package: 'react-hook-form' },
  { id: 'final-form', kind: 'peer', name: 'React Final Form', package: 'react-final-form' },
  { id: 'formik', kind: 'peer', name: 'Formik', package: 'formik' },
  { id: 'tanstack-fields', kind: 'peer', name: 'TanStack Form, field rules', package: '@tanstack/react-form' },
  { id: 'tanstack-schema', kind: 'peer', name: 'TanStack Form, schema', package: '@tanstack/react-form' },
].map((racer) => ({ file: `${racer.id}.jsx`, ...racer }));
