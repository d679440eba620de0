import { useState } from 'react';
import { fn } from 'storybook/test';
import {
  OnboardingChecklist,
  type ChecklistItem,
  type OnboardingChecklistProps,
} from '../onboarding-checklist/index.ts';

export const onMark = fn<(id: string, isDone: boolean) => void>();
export const onDismissedChange = fn<(isDismissed: boolean) => void>();

export const sampleItems: readonly ChecklistItem[] = [
  {
    id: 'addMember',
    title: 'Add a team member',
    text: '12 people have joined Solstice TV',
    isDone: true,
    doneAt: '2026-11-02T09:14:00Z',
  },
  {
    id: 'sdkIntegration',
    title: 'Integrate the SDK',
    text: 'First beacon received from web player 6.2',
    isDone: true,
    doneAt: '2026-11-05T10:30:00Z',
    canMark: true,
  },
  {
    id: 'configureEdgeDelivery',
    title: 'Configure Edge Delivery',
    text: 'Create a resource and attach at least one pathway. Players then follow your steering order.',
    isDone: false,
    action: { label: 'Configure', href: '#edge-delivery' },
  },
  {
    id: 'recommendedArticles',
    title: 'Read a recommended article',
    text: 'Open any article next to this list',
    isDone: false,
    canMark: true,
    action: { label: 'Choose one', href: '#reads' },
  },
  {
    id: 'enableMfa',
    title: 'Turn on multi-factor authentication',
    text: 'Protect your account with an authenticator app',
    isDone: false,
    action: { label: 'Turn on', onPress: () => undefined },
  },
];

export const allDone = sampleItems.map((item) => ({ ...item, isDone: true, doneAt: '2026-11-06T08:00:00Z' }));

/** A page that stores marks and dismissal. */
export function Checklist({ items, ...props }: Partial<OnboardingChecklistProps>) {
  const [current, setCurrent] = useState(items ?? sampleItems);
  const [isDismissed, setIsDismissed] = useState(false);
  const finish = (id: string, isDone: boolean) =>
    setCurrent(
      current.map(({ doneAt, ...item }) => {
        if (item.id === id) return { ...item, isDone };
        return doneAt === undefined ? item : { ...item, doneAt };
      }),
    );
  return (
    <>
      <OnboardingChecklist
        title="Getting started"
        dismissedText="You can find it again under Help."
        {...props}
        items={current.map((item) =>
          item.action?.onPress ? { ...item, action: { ...item.action, onPress: () => finish(item.id, true) } } : item,
        )}
        isDismissed={isDismissed}
        onMark={(id, isDone) => {
          finish(id, isDone);
          onMark(id, isDone);
        }}
        onDismissedChange={(next) => {
          setIsDismissed(next);
          onDismissedChange(next);
        }}
      />
    </>
  );
}
