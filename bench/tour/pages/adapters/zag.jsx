import { normalizeProps, Portal, useMachine } from '@zag-js/react';
import * as tour from '@zag-js/tour';
import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { holeOfElement } from '../hole.js';
import './zag.css';

const part = (name) => `[data-scope="tour"][data-part="${name}"]`;
const finderOf = (target) => () => (typeof target === 'string' ? document.querySelector(target) : target);

let latest;

function Tour({ steps }) {
  const service = useMachine(tour.machine, {
    id: 'bench',
    dir: document.documentElement.dir,
    steps: steps.map(({ target, title, content }, index) => ({
      id: `step${index}`,
      type: target ? 'tooltip' : 'dialog',
      placement: target ? 'bottom' : 'center',
      ...(target ? { target: finderOf(target) } : {}),
      title,
      description: content,
      actions: [
        { label: 'Back', action: 'prev' },
        { label: 'Next', action: 'next' },
      ],
    })),
  });
  const api = tour.connect(service, normalizeProps);
  useLayoutEffect(() => {
    latest = api;
  });
  if (!api.step || !api.open) return null;
  return (
    <Portal>
      <div {...api.getBackdropProps()} />
      <div {...api.getSpotlightProps()} />
      <div {...api.getPositionerProps()}>
        <div {...api.getContentProps()}>
          <div {...api.getArrowProps()}>
            <div {...api.getArrowTipProps()} />
          </div>
          <p {...api.getTitleProps()}>{api.step.title}</p>
          <div {...api.getDescriptionProps()}>{api.step.description}</div>
          <div {...api.getProgressTextProps()}>{api.getProgressText()}</div>
          {api.step.actions.map((action) => (
            <button key={action.label} type="button" {...api.getActionTriggerProps({ action })}>
              {action.label}
            </button>
          ))}
          <button type="button" {...api.getCloseTriggerProps()}>
            X
          </button>
        </div>
      </div>
    </Portal>
  );
}

export default {
  box: part('content'),
  backdrop: part('backdrop'),
  nextButton: `${part('action-trigger')}[data-type="next"]`,
  hole: () => holeOfElement(document.querySelector(part('spotlight'))),
  mount(options) {
    const root = createRoot(document.getElementById('root'));
    flushSync(() => root.render(<Tour {...options} />));
    return {
      start: () => latest.start(),
      next: () => latest.next(),
      previous: () => latest.prev(),
      // There is no other way to end it.
      stop: () => document.querySelector(part('close-trigger'))?.click(),
    };
  },
};
