import { forwardRef, useEffect } from 'react';
import type { ElementProps } from '../../dom/index.ts';
import { lazyComponent, whenIdle } from '../../lazy-part/index.ts';
import { useOpenCount } from '../../overlay/useOpenCount.ts';
import type { PreferenceColumn } from './PreferencesWindow.tsx';
import type { DataTableState } from '../state/tableState.ts';

/** The parts of a table's state that depend on the user's screen. */
export type TablePreferences = Pick<DataTableState, 'columns' | 'density' | 'pageSize'>;

export interface PreferencesDialogProps extends ElementProps {
  /** Whether it is open (controlled). */
  isOpen: boolean;
  /** Called when it opens or closes. */
  onOpenChange: (isOpen: boolean) => void;
  /** All columns, including hidden ones, in their default order. */
  columns: readonly PreferenceColumn[];
  /** The current preferences. */
  value: TablePreferences;
  /** The preferences that Reset restores. */
  defaultValue: TablePreferences;
  /** Called with the new preferences when the user applies them. */
  onChange: (value: TablePreferences) => void;
  /** Page sizes to choose from; without them, the table has no pages. */
  pageSizes?: readonly number[] | undefined;
}

const PreferencesWindow = lazyComponent(async () => (await import('./PreferencesWindow.tsx')).PreferencesWindow);

/**
 * A dialog for the visible columns, their order, the density and the page size. Its content is loaded when the page is idle.
 */
export const PreferencesDialog = forwardRef<HTMLElement, PreferencesDialogProps>(
  function PreferencesDialog(props, ref) {
    const openings = useOpenCount(props.isOpen);
    useEffect(() => whenIdle(PreferencesWindow.preload), []);
    return openings > 0 ? <PreferencesWindow key={openings} {...props} windowRef={ref} /> : null;
  },
);
