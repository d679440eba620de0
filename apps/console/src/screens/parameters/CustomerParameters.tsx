import { DraftNotice } from '@edge-console/forms';
import { Button } from '@edge-console/ui/button';
import { Card } from '@edge-console/ui/card';
import { Copy, Icon, ScrollText } from '@edge-console/ui/icon';
import { lazyComponent } from '@edge-console/ui/lazy-part';
import { SaveBar } from '@edge-console/ui/save-bar';
import { Skeleton } from '@edge-console/ui/skeleton';
import { EmptyState, ErrorState } from '@edge-console/ui/states';
import { useState } from 'react';
import { useAccess } from '../../access/useAccess.ts';
import { errorText } from '../../messages/errorText.ts';
import { parametersMessages } from '../../messages/parameters.ts';
import { RetryButton } from '../failure/RetryButton.tsx';
import { CategoryNav } from './CategoryNav.tsx';
import { CategoryPanel } from './CategoryPanel.tsx';
import type { Customer } from './documents.ts';
import { without } from './edits.ts';
import { Frame } from './Frame.tsx';
import { ObstacleNotice } from './ObstacleNotice.tsx';
import * as styles from './Parameters.css.ts';
import { useParameters } from './useParameters.ts';

const ReviewDialog = lazyComponent(async () => (await import('./ReviewDialog.tsx')).ReviewDialog);
const HistoryDrawer = lazyComponent(async () => (await import('./HistoryDrawer.tsx')).HistoryDrawer);
const CopyDialog = lazyComponent(async () => (await import('./CopyDialog.tsx')).CopyDialog);
const AddCategoryDrawer = lazyComponent(async () => (await import('./AddCategoryDrawer.tsx')).AddCategoryDrawer);
const DeleteCategoryDialog = lazyComponent(
  async () => (await import('./DeleteCategoryDialog.tsx')).DeleteCategoryDialog,
);

const { categories: texts, saving } = parametersMessages;

type CustomerParametersProps = {
  customer: Customer;
  /** The category in the address. */
  category: string | null;
  onChoose: (id: string | null) => void;
  onCategory: (name: string | null, change?: 'push' | 'replace') => void;
};

/** The categories of a customer, the values of one of them, and what is entered and not saved yet. */
export function CustomerParameters({ customer, category: asked, onChoose, onCategory }: CustomerParametersProps) {
  const parameters = useParameters(customer);
  const access = useAccess('setEiParameters');
  const [opened, setOpened] = useState<'review' | 'history' | 'copy' | 'add' | 'delete'>();
  const close = () => setOpened(undefined);
  const { categories, unsaved, query } = parameters;
  const category = categories?.find(({ name }) => name === asked) ?? (asked === null ? categories?.[0] : undefined);
  const changes = unsaved.reduce((sum, { count }) => sum + count, 0);
  const errors = unsaved.reduce((sum, { reading }) => sum + Object.keys(reading.errors).length, 0);
  const actions = category && (
    <>
      <Button icon={<Icon icon={ScrollText} />} onPress={() => setOpened('history')}>
        {parametersMessages.history}
      </Button>
      {access.allowed && (
        <Button icon={<Icon icon={Copy} />} onPress={() => setOpened('copy')}>
          {parametersMessages.copyFrom}
        </Button>
      )}
    </>
  );
  return (
    <Frame customer={customer} onChoose={onChoose} category={category} actions={actions}>
      <DraftNotice draft={parameters.draft} />
      {parameters.obstacle && (
        <ObstacleNotice
          obstacle={parameters.obstacle}
          onSee={() => {
            parameters.seeConflict();
            setOpened('review');
          }}
          onDiscard={(name) => {
            parameters.edit((edits) => without(edits, name));
            parameters.forgetObstacle();
          }}
          onRetry={() => setOpened('review')}
        />
      )}
      {categories === undefined ? (
        query.error ? (
          <ErrorState
            title={texts.notLoaded}
            actions={<RetryButton error={query.error} onRetry={query.reload} isPending={query.isFetching} />}
            reference={query.error.requestId}
          >
            {errorText(query.error)}
          </ErrorState>
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
              onAdd={access.allowed ? () => setOpened('add') : undefined}
            />
            {category ? (
              <CategoryPanel
                key={category.name}
                category={category}
                parameters={parameters}
                isReadOnly={!access.allowed}
                onDelete={() => setOpened('delete')}
              />
            ) : (
              <EmptyState title={texts.missing(asked ?? '')} />
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
          onSave={() => setOpened('review')}
          onDiscard={() => {
            parameters.edit(() => ({}));
            parameters.forgetObstacle();
          }}
        />
      )}
      {opened === 'review' && <ReviewDialog customer={customer} parameters={parameters} onClose={close} />}
      {opened === 'history' && category && (
        <HistoryDrawer customer={customer} category={category} parameters={parameters} onClose={close} />
      )}
      {opened === 'copy' && (
        <CopyDialog customer={customer} parameters={parameters} onCopied={() => setOpened('review')} onClose={close} />
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
            query.reload();
            onCategory(null, 'replace');
          }}
          onClose={close}
        />
      )}
    </Frame>
  );
}
