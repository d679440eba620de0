import { DraftNotice } from '@edge-console/forms';
import { Card } from '@edge-console/ui/card';
import { lazyComponent } from '@edge-console/ui/lazy-part';
import { SaveBar } from '@edge-console/ui/save-bar';
import { Skeleton } from '@edge-console/ui/skeleton';
import { EmptyState } from '@edge-console/ui/states';
import { useEffect, useId, useRef } from 'react';
import { useAccess } from '../../auth/access/useAccess.ts';
import { parametersMessages } from './messages.ts';
import { LoadFailure } from '../../records/feedback/LoadFailure.tsx';
import { CategoryNav } from './CategoryNav.tsx';
import { CategoryPanel } from './CategoryPanel.tsx';
import type { Category, Customer } from './queries.ts';
import { without } from './edits.ts';
import { ObstacleNotice } from './ObstacleNotice.tsx';
import * as styles from './Parameters.css.ts';
import { type CategoriesQuery, useParameters } from './useParameters.ts';

const ReviewDialog = lazyComponent(async () => (await import('./ReviewDialog.tsx')).ReviewDialog);
const HistoryDrawer = lazyComponent(async () => (await import('./HistoryDrawer.tsx')).HistoryDrawer);
const CopyDialog = lazyComponent(async () => (await import('./CopyDialog.tsx')).CopyDialog);
const AddCategoryDrawer = lazyComponent(async () => (await import('./AddCategoryDrawer.tsx')).AddCategoryDrawer);
const DeleteCategoryDialog = lazyComponent(
  async () => (await import('./DeleteCategoryDialog.tsx')).DeleteCategoryDialog,
);

const { categories: messages, saving } = parametersMessages;

/** The open drawer or dialog. */
export type Opened = 'review' | 'history' | 'copy' | 'add' | 'delete';

type CustomerParametersProps = {
  customer: Customer;
  query: CategoriesQuery;
  /** The category in the URL. */
  categoryName: string | null;
  /** The visible category. */
  category: Category | undefined;
  onCategory: (name: string | null, change?: 'push' | 'replace') => void;
  opened: Opened | undefined;
  onOpen: (opened: Opened | undefined) => void;
};

/**
 * Saving removes the bar that opened the review. Focus would move to the element before it, a reset button, so the
 * category's heading takes it.
 */
function useFocusAfterSaving(isReviewing: boolean, hasChanges: boolean, headingId: string): void {
  const latest = useRef(hasChanges);
  useEffect(() => {
    latest.current = hasChanges;
  }, [hasChanges]);
  useEffect(() => {
    if (!isReviewing) return undefined;
    return () => {
      requestAnimationFrame(() => {
        if (!latest.current) document.getElementById(headingId)?.focus();
      });
    };
  }, [isReviewing, headingId]);
}

/** A customer's categories, the values of one, and unsaved edits. */
export function CustomerParameters({
  customer,
  query,
  categoryName,
  category,
  onCategory,
  opened,
  onOpen,
}: CustomerParametersProps) {
  const parameters = useParameters(customer, query);
  const access = useAccess('setEiParameters');
  const close = () => onOpen(undefined);
  const { categories, unsaved } = parameters;
  const changes = unsaved.reduce((sum, { count }) => sum + count, 0);
  const errors = unsaved.reduce((sum, { reading }) => sum + Object.keys(reading.errors).length, 0);
  const headingId = useId();
  useFocusAfterSaving(opened === 'review', changes > 0, headingId);
  return (
    <>
      <DraftNotice draft={parameters.draft} />
      {parameters.obstacle && (
        <ObstacleNotice
          obstacle={parameters.obstacle}
          onSee={() => {
            parameters.showConflict();
            onOpen('review');
          }}
          onDiscard={(name) => {
            parameters.edit((edits) => without(edits, name));
            parameters.clearObstacle();
          }}
          onRetry={() => onOpen('review')}
        />
      )}
      {categories === undefined ? (
        query.error ? (
          <LoadFailure
            title={messages.notLoaded}
            error={query.error}
            onRetry={query.refetch}
            isPending={query.isFetching}
          />
        ) : (
          <Skeleton width="100%" height={320} />
        )
      ) : (
        <Card isFlush>
          <div className={styles.grid}>
            <CategoryNav
              categories={categories}
              unsaved={unsaved}
              current={category?.name}
              customerId={customer.id}
              onAdd={access.allowed ? () => onOpen('add') : undefined}
            />
            {category ? (
              <CategoryPanel
                key={category.name}
                category={category}
                parameters={parameters}
                headingId={headingId}
                isReadOnly={!access.allowed}
                onDelete={() => onOpen('delete')}
              />
            ) : (
              <EmptyState title={messages.missing(categoryName ?? '')} />
            )}
          </div>
        </Card>
      )}
      {changes > 0 && (
        <SaveBar
          changeCount={changes}
          saveLabel={saving.review}
          blockedBy={errors > 0 ? saving.fix(errors) : undefined}
          isPending={parameters.isSaving}
          onSave={() => onOpen('review')}
          onDiscard={() => {
            parameters.edit(() => ({}));
            parameters.clearObstacle();
          }}
        />
      )}
      {opened === 'review' && <ReviewDialog customer={customer} parameters={parameters} onClose={close} />}
      {opened === 'history' && category && (
        <HistoryDrawer customer={customer} category={category} parameters={parameters} onClose={close} />
      )}
      {opened === 'copy' && (
        <CopyDialog customer={customer} parameters={parameters} onCopied={() => onOpen('review')} onClose={close} />
      )}
      {opened === 'add' && (
        <AddCategoryDrawer
          customer={customer}
          onAdded={(added) => {
            parameters.store(added);
            onCategory(added.name);
          }}
          onClose={close}
        />
      )}
      {opened === 'delete' && category && (
        <DeleteCategoryDialog
          customer={customer}
          name={category.name}
          onDeleted={() => {
            parameters.edit((edits) => without(edits, category.name));
            query.refetch();
            onCategory(null, 'replace');
          }}
          onClose={close}
        />
      )}
    </>
  );
}
