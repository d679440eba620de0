import { FormField, type Form, useFieldError, useFieldValue } from '@edge-console/forms';
import { maxPathways } from '@edge-console/domain';
import { Button } from '@edge-console/ui/button';
import { Checkbox } from '@edge-console/ui/checkbox';
import { CircleExclamationPoint, Icon, Plus } from '@edge-console/ui/icon';
import { NumberField } from '@edge-console/ui/number-field';
import { ReorderableList } from '@edge-console/ui/reorderable-list';
import { Select } from '@edge-console/ui/select';
import { Status } from '@edge-console/ui/status';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useOnlineAccess } from '../../auth/access/useOnlineAccess.ts';
import { useAccess } from '../../auth/access/useAccess.ts';
import { edgeDeliveryMessages } from './messages.ts';
import { HelpTip } from '../../records/help-tip/HelpTip.tsx';
import { RetryButton } from '../../records/feedback/RetryButton.tsx';
import { InlinePathway } from './InlinePathway.tsx';
import { PathwayName } from './PathwayName.tsx';
import type { StoredPathway } from './queries.ts';
import * as styles from './EdgeDelivery.css.ts';
import { evenWeights, inOrder, type ResourceValues, type SteeredPathway, weightSum } from './resourceForm.ts';
import { usePathwayChoices } from './usePathwayChoices.ts';

const labels = edgeDeliveryMessages.resources.form;

/** Changes the layout, and scrolls so that the element keeps its position in the window. */
function keepPosition(element: HTMLElement | null, change: () => void): void {
  const before = element?.getBoundingClientRect().top ?? 0;
  flushSync(change);
  const moved = (element?.getBoundingClientRect().top ?? 0) - before;
  let scroller = element?.parentElement;
  while (scroller && getComputedStyle(scroller).overflowY !== 'auto') scroller = scroller.parentElement;
  scroller?.scrollBy({ top: moved, behavior: 'instant' });
}

function distributed(pathways: readonly SteeredPathway[]): SteeredPathway[] {
  const weights = evenWeights(pathways.length);
  return pathways.map((one, index) => ({ ...one, weight: weights[index] ?? 0 }));
}

type PathwaysFieldProps = {
  form: Form<ResourceValues>;
  /** Pathways of the stored resource. */
  own: readonly StoredPathway[];
  /** The stored weights by pathway, to show next to changed ones. */
  storedWeights: ReadonlyMap<string, number>;
};

/** A resource's pathways: selection, order, weights, and which ones the manifest does not list. */
export function PathwaysField({ form, own, storedWeights }: PathwaysFieldProps) {
  const { data, error, refetch, isFetching, choices = [], pathwayOf } = usePathwayChoices(own);
  const pathways = useFieldValue(form, 'pathways') ?? [];
  const errorMessage = useFieldError(form, 'pathways')?.message;
  const isWeighted = useFieldValue(form, 'steeringStrategy') === 'WEIGHTED';
  const canCreate = useAccess('createPathway').allowed;
  const creating = useOnlineAccess()('createPathway');
  const [isCreating, setIsCreating] = useState(false);
  const hintId = useId();
  const messageId = useId();
  const adder = useRef<HTMLButtonElement>(null);
  const nameOf = (id: string): string => pathwayOf(id)?.name ?? id;
  const isAdded = (id: string) => pathways.some(({ pathwayId }) => pathwayId === id);
  const left = choices.filter(({ id }) => !isAdded(id));
  const change = (next: readonly SteeredPathway[]) => form.change('pathways', inOrder(next));
  const add = (id: string) => {
    if (isAdded(id) || pathways.length >= maxPathways) return;
    const added = { pathwayId: id, order: pathways.length + 1, weight: null, clone: false };
    // It keeps the focus, and can be pressed again immediately.
    keepPosition(adder.current, () => change([...pathways, added]));
  };
  const changeOne = (id: string, patch: Partial<SteeredPathway>) =>
    change(pathways.map((one) => (one.pathwayId === id ? { ...one, ...patch } : one)));
  const sum = weightSum(pathways);
  const hasFailed = data === undefined && error !== undefined;

  const items = pathways.map(({ pathwayId, weight, clone }) => {
    const name = nameOf(pathwayId);
    const before = storedWeights.get(pathwayId);
    return {
      id: pathwayId,
      label: name,
      content: <PathwayName name={name} pathway={pathwayOf(pathwayId)} isClone={clone ?? false} />,
      ...(isWeighted && {
        end: (
          <span className={styles.changedWeight}>
            {before !== undefined && before !== weight && (
              <span className={styles.was}>{labels.was(`${before}%`)}</span>
            )}
            <span className={styles.weight}>
              <NumberField
                label={labels.weightOf(name)}
                isLabelHidden
                size="md"
                unit={labels.percent}
                isStepperHidden
                isLive
                minValue={0}
                maxValue={100}
                value={weight ?? null}
                onChange={(next) =>
                  changeOne(pathwayId, { weight: next === null ? null : Math.min(100, Math.max(0, Math.round(next))) })
                }
              />
            </span>
          </span>
        ),
      }),
    };
  });

  return (
    <FormField form={form} name="pathways" label={labels.pathways}>
      <fieldset className={styles.group} aria-describedby={`${hintId} ${messageId}`}>
        <legend className={styles.legend}>{labels.pathways}</legend>
        {!isWeighted && (
          <p id={hintId} className={styles.listHint}>
            {labels.pathwaysHint}
          </p>
        )}
        <div className={styles.stack}>
          {items.length > 0 && (
            <ReorderableList
              label={labels.pathways}
              items={items}
              onOrderChange={(order) =>
                change(order.flatMap((id) => pathways.filter(({ pathwayId }) => pathwayId === id)))
              }
              onRemove={(id) => change(pathways.filter(({ pathwayId }) => pathwayId !== id))}
            />
          )}
          {isWeighted && pathways.length > 0 && (
            <div className={styles.row}>
              <span className={styles.sum} aria-live="polite">
                <Status kind={sum === 100 ? 'active' : 'error'}>{labels.sum(sum)}</Status>
              </span>
              <HelpTip label={labels.aboutWeights} text={labels.weightsHelp} />
              <Button size="sm" variant="ghost" onPress={() => change(distributed(pathways))}>
                {labels.distribute}
              </Button>
            </div>
          )}
          <div className={styles.adder}>
            <Select
              ref={adder}
              label={labels.add}
              isLabelHidden
              placeholder={labels.add}
              items={left.map(({ id, name, hostname }) => ({ id, label: name, description: hostname }))}
              value={null}
              onChange={add}
              emptyMessage={choices.length === 0 ? labels.noneYet : labels.allAdded}
              isPending={data === undefined && !hasFailed}
              {...(hasFailed && { errorMessage: labels.pathwaysNotLoaded })}
            />
            {canCreate && !isCreating && (
              <Button
                size="lg"
                icon={Plus}
                disabledReason={creating.allowed ? undefined : creating.reason}
                onPress={() => setIsCreating(true)}
              >
                {labels.createPathway}
              </Button>
            )}
          </div>
          {hasFailed && <RetryButton size="sm" error={error} onRetry={refetch} isPending={isFetching} />}
          {isCreating && (
            <InlinePathway
              onCreated={(id) => {
                setIsCreating(false);
                add(id);
              }}
              onClose={() => setIsCreating(false)}
            />
          )}
        </div>
        {errorMessage !== undefined && (
          <p id={messageId} className={styles.error}>
            <Icon icon={CircleExclamationPoint} size={14} />
            {errorMessage}
          </p>
        )}
        {pathways.length > 1 && (
          <Clones pathways={pathways} nameOf={nameOf} onChange={(id, clone) => changeOne(id, { clone })} />
        )}
      </fieldset>
    </FormField>
  );
}

type ClonesProps = {
  pathways: readonly SteeredPathway[];
  nameOf: (id: string) => string;
  onChange: (id: string, isClone: boolean) => void;
};

/** Pathways that the manifest does not list, with what that means for players. */
function Clones({ pathways, nameOf, onChange }: ClonesProps) {
  const hintId = useId();
  const namesOf = (isClone: boolean) =>
    pathways.filter(({ clone }) => (clone ?? false) === isClone).map(({ pathwayId }) => nameOf(pathwayId));
  const [base] = namesOf(false);
  const clones = namesOf(true);
  return (
    <fieldset className={styles.clones} aria-describedby={hintId}>
      <legend className={styles.legend}>{labels.clone}</legend>
      <p id={hintId} className={styles.listHint}>
        {clones.length > 0 && base !== undefined ? labels.clonesOf(clones, base) : labels.cloneHint}
      </p>
      <div className={styles.checkboxes}>
        {pathways.map(({ pathwayId, clone }) => (
          <Checkbox
            key={pathwayId}
            label={nameOf(pathwayId)}
            isSelected={clone ?? false}
            onChange={(isClone) => onChange(pathwayId, isClone)}
          />
        ))}
      </div>
    </fieldset>
  );
}
