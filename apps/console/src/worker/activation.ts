/** Milliseconds without a key or a pointer after which nobody is at work on the page. */
export const idleTime = 60_000;

export type ActivationOptions = {
  isHeld: () => boolean;
  /** Milliseconds since somebody last did something on the page. */
  idleFor: () => number;
  isHidden: () => boolean;
  /** Lets the waiting worker take over. */
  activate: () => void;
};

/**
 * Decides when a worker that waits may take over: when nothing on the page could be lost and nobody is at work on it, or
 * when the person has asked for the new version.
 */
export function createActivation({ isHeld, idleFor, isHidden, activate }: ActivationOptions) {
  return {
    /** The quiet way; asked again and again while a worker waits. */
    whenQuiet: (): void => {
      if (!isHeld() && (isHidden() || idleFor() >= idleTime)) activate();
    },
  };
}
