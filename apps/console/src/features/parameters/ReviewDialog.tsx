import { Button } from '@edge-console/ui/button';
import { Dialog } from '@edge-console/ui/dialog';
import { useState } from 'react';
import { parametersMessages } from './messages.ts';
import { ChangeList } from '../../records/history/ChangeList.tsx';
import type { Customer } from './queries.ts';
import * as styles from './Parameters.css.ts';
import type { ParametersState } from './useParameters.ts';

const { saving: messages } = parametersMessages;

type ReviewDialogProps = { customer: Customer; parameters: ParametersState; onClose: () => void };

/** Compares old and new values before saving. */
export function ReviewDialog({ customer, parameters, onClose }: ReviewDialogProps) {
  const unsaved = parameters.unsaved.filter(({ count }) => count > 0);
  // After saving, the dialog still shows the saved changes while it closes.
  const [saved, setSaved] = useState<typeof unsaved>();
  const changed = saved ?? unsaved;
  const count = changed.reduce((sum, one) => sum + one.count, 0);
  const errors = changed.reduce((sum, { reading }) => sum + Object.keys(reading.errors).length, 0);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={messages.title(count, customer.name)}
      description={messages.text}
      size="lg"
      isPending={parameters.isSaving}
      footer={
        <>
          <Button isDisabled={parameters.isSaving} onPress={onClose}>
            {messages.keep}
          </Button>
          <Button
            variant="primary"
            isPending={parameters.isSaving}
            disabledReason={errors > 0 ? messages.fix(errors) : count === 0 ? messages.nothing : undefined}
            // Errors are shown above the form, where they can be fixed.
            onPress={() => {
              setSaved(changed);
              void parameters.save().then(onClose);
            }}
          >
            {messages.confirm(count)}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        {changed.length === 0 && <p className={styles.muted}>{messages.nothing}</p>}
        {changed.map(({ category, reading }) => (
          <section key={category.name} className={styles.part} aria-label={category.name}>
            <h3 className={styles.partTitle}>
              {category.name} <span className={styles.hint}>{messages.next(category.version)}</span>
            </h3>
            {Object.entries(reading.errors).map(([key, error]) => (
              <p key={key} className={styles.error}>
                {key}: {error}
              </p>
            ))}
            <ChangeList changes={reading.changes} />
          </section>
        ))}
      </div>
    </Dialog>
  );
}
