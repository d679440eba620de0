import { FormField, type Form, useFieldError, useFieldValue } from '@edge-console/forms';
import { maxPathways } from '@edge-console/domain';
import { Button } from '@edge-console/ui/button';
import { Checkbox } from '@edge-console/ui/checkbox';
import { CircleExclamationPoint, Icon } from '@edge-console/ui/icon';
import { NumberField } from '@edge-console/ui/number-field';
import { ReorderableList } from '@edge-console/ui/reorderable-list';
import { Select } from '@edge-console/ui/select';
import { Status } from '@edge-console/ui/status';
import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useQuery } from '../../api/useQuery.ts';
import { edgeDeliveryMessages } from './messages.ts';
import { HelpTip } from '../../records/help-tip/HelpTip.tsx';
import { RetryButton } from '../../records/feedback/RetryButton.tsx';
import { pathwayChoicesQuery } from './queries.ts';
import * as styles from './EdgeDelivery.css.ts';
import { evenWeights, inOrder, type ResourceValues, type SteeredPathway, weightSum } from './resourceForm.ts';

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

/** A resource's pathways: selection, order, and weights. */
export function PathwaysField({ form }: { form: Form<ResourceValues> }) {
  const { data, error, refetch, isFetching } = useQuery(pathwayChoicesQuery, {});
  const value = useFieldValue(form, 'pathways');
  const errorMessage = useFieldError(form, 'pathways')?.message;
  const isWeighted = useFieldValue(form, 'steeringStrategy') === 'WEIGHTED';
  const hintId = useId();
  const messageId = useId();
  const adder = useRef<HTMLButtonElement>(null);
  const pathways = value ?? [];
  const choices = data?.pathways.nodes ?? [];
  const choiceOf = (id: string) => choices.find((choice) => choice.id === id);
  const nameOf = (id: string): string => choiceOf(id)?.name ?? id;
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
  const distribute = (all: readonly SteeredPathway[]) => {
    const weights = evenWeights(all.length);
    return all.map((one, index) => ({ ...one, weight: weights[index] ?? 0 }));
  };
  const sum = weightSum(pathways);
  const hasFailed = data === undefined && error !== undefined;

  const items = pathways.map(({ pathwayId, weight, clone }) => {
    const name = nameOf(pathwayId);
    const choice = choiceOf(pathwayId);
    return {
      id: pathwayId,
      label: name,
      content: (
        <span className={styles.pathway}>
          <code className={styles.code}>{name}</code>
          {choice && (
            <span className={styles.host}>
              {choice.hostname}
              {!choice.active && ` · ${labels.disabled}`}
            </span>
          )}
          <span className={styles.clone}>
            <Checkbox
              label={labels.clone}
              aria-label={labels.cloneOf(name)}
              isSelected={clone ?? false}
              onChange={(isClone) => changeOne(pathwayId, { clone: isClone })}
            />
          </span>
        </span>
      ),
      ...(isWeighted && {
        end: (
          <span className={styles.weight}>
            <NumberField
              label={labels.weightOf(name)}
              isLabelHidden
              size="md"
              unit={labels.percent}
              isStepperHidden
              minValue={0}
              maxValue={100}
              value={weight ?? null}
              onChange={(next) =>
                changeOne(pathwayId, { weight: next === null ? null : Math.min(100, Math.max(0, Math.round(next))) })
              }
            />
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
              <Button size="sm" variant="ghost" onPress={() => change(distribute(pathways))}>
                {labels.distribute}
              </Button>
            </div>
          )}
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
          {hasFailed && <RetryButton size="sm" error={error} onRetry={refetch} isPending={isFetching} />}
        </div>
        {errorMessage !== undefined && (
          <p id={messageId} className={styles.error}>
            <Icon icon={CircleExclamationPoint} size={14} />
            {errorMessage}
          </p>
        )}
      </fieldset>
    </FormField>
  );
}
