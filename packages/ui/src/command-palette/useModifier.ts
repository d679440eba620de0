import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
/** Whether shortcuts are held by ⌘ here. */
export const isApple = () => /^(?:Mac|iP)/u.test(navigator.platform);

/** The key that is held for shortcuts on this machine, as its keyboard writes it. A server cannot know. */
export const useModifier = (): string => (useSyncExternalStore(never, isApple, () => false) ? '⌘' : 'Ctrl');
