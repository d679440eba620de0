export { FilterBar, type FilterBarProps } from './FilterBar.tsx';
export { describeFilter, type FilterWords } from './describeFilter.ts';
export {
  type Filter,
  type FilterField,
  type FilterOperator,
  type FilterOption,
  isValidFilter,
  maximumFilters,
  parseFilters,
  serialiseFilter,
} from './filter.ts';
export { FilterToken, type FilterTokenProps } from './FilterToken.tsx';
