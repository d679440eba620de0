/**
 * An independent specification of the tour as a table of states and emitted events. The property test runs it in
 * parallel with the machine.
 */

export interface StepPlan {
  readonly hook: 'none' | 'returns' | 'throws' | 'waits';
  readonly target: 'there' | 'missing' | 'late';
}

export interface TourPlan {
  readonly steps: readonly StepPlan[];
  readonly startTimeout: number;
  readonly stopOnTargetNotFound: boolean;
  readonly skipStepOnTargetNotFound: boolean;
  /** What a waiting hook calls when it is aborted. */
  readonly onAbort: 'nothing' | 'start' | 'next' | 'previous' | 'stop';
}

export type EmittedEvent = readonly [type: string, index: number];

/** A pending request, with its number. */
interface Waiting {
  readonly to: number;
  readonly on: 'time' | 'hook' | 'target';
  readonly number: number;
}

export class TourModel {
  index = -1;
  waiting: Waiting | undefined;
  events: EmittedEvent[] = [];
  /** Number of requests so far, over all moves. */
  requestCounts = { time: 0, hook: 0, target: 0 };
  readonly plan: TourPlan;

  constructor(plan: TourPlan) {
    this.plan = plan;
  }

  private wait(to: number, on: Waiting['on']): void {
    this.waiting = { to, on, number: this.requestCounts[on] };
    this.requestCounts[on] += 1;
  }

  private refuse(about: number): false {
    this.events.push(['ignored', about]);
    return false;
  }

  /** Replaces the pending request. The previous one is notified when `record` is called, after all changes. */
  private drop(next?: Waiting): { record: () => void } {
    const left = this.waiting;
    this.waiting = next;
    if (left) this.events.push(['abandoned', left.to]);
    return { record: () => this.record(left) };
  }

  private record(left: Waiting | undefined): void {
    const { onAbort, steps } = this.plan;
    const hasStarted = left && left.on !== 'time';
    if (!hasStarted || steps[left.to]?.hook !== 'waits' || onAbort === 'nothing') return;
    if (onAbort === 'start') this.start(0);
    else if (onAbort === 'stop') this.end('stop');
    else this[onAbort]();
  }

  /** Skips a step in the direction of the move. */
  private pass(to: number): void {
    this.events.push(['targetNotFound', to]);
    const isForward = to > this.index;
    const following = isForward ? to + 1 : to - 1;
    if (following >= 0 && following < this.plan.steps.length) this.move(following, false);
    else if (isForward && this.index >= 0) this.end('finish');
  }

  private reach(to: number, isFound: boolean): void {
    this.waiting = undefined;
    const { skipStepOnTargetNotFound, stopOnTargetNotFound } = this.plan;
    if (!isFound && skipStepOnTargetNotFound && !stopOnTargetNotFound) return this.pass(to);
    this.events.push([this.index === -1 ? 'start' : this.index < to ? 'next' : 'previous', to]);
    this.index = to;
    if (isFound) return;
    this.events.push(['targetNotFound', to]);
    if (!this.plan.stopOnTargetNotFound) return;
    this.events.push(['stop', to]);
    this.index = -1;
  }

  private afterHook(to: number): void {
    const { target } = this.plan.steps[to] ?? { target: 'there' };
    if (target === 'late') this.wait(to, 'target');
    else this.reach(to, target === 'there');
  }

  private afterTime(to: number): void {
    const { hook } = this.plan.steps[to] ?? { hook: 'none' };
    if (hook === 'throws') {
      this.waiting = undefined;
      this.events.push(['hookFailed', to]);
    } else if (hook === 'waits') this.wait(to, 'hook');
    else this.afterHook(to);
  }

  private move(to: number, isBeginning: boolean): boolean {
    if (!(to >= 0 && to < this.plan.steps.length)) return this.refuse(to);
    if (this.waiting ? this.waiting.to === to : this.index === to) return this.refuse(to);
    const mine: Waiting | undefined = this.index === to ? undefined : { to, on: 'time', number: -1 };
    this.drop(mine).record();
    if (!mine || this.waiting !== mine) return true;
    if (isBeginning && this.plan.startTimeout > 0) this.wait(to, 'time');
    else this.afterTime(to);
    if (this.waiting?.to === to) this.events.push(['pending', to]);
    return true;
  }

  start(at: number): boolean {
    if (this.plan.steps.length === 0) {
      this.events.push(['error', at]);
      return false;
    }
    if (!(at >= 0 && at < this.plan.steps.length)) return this.refuse(at);
    if (this.index >= 0) this.end('stop');
    return this.move(at, true);
  }

  goTo(to: number): boolean {
    return this.index === -1 ? this.refuse(-1) : this.move(to, false);
  }

  next(): boolean {
    return this.index === -1 ? this.refuse(-1) : this.move(this.index + 1, false);
  }

  previous(): boolean {
    return this.index === -1 ? this.refuse(-1) : this.move(this.index - 1, false);
  }

  end(how: 'skip' | 'stop' | 'finish'): boolean {
    if (this.index === -1 && !this.waiting) return this.refuse(-1);
    const at = this.index;
    const dropped = this.drop();
    if (at >= 0) this.events.push([how, at]);
    this.index = -1;
    dropped.record();
    return true;
  }

  /** Responds to the request with this number; only the pending one counts. */
  answer(on: Waiting['on'], number: number, isGood: boolean): void {
    const { waiting } = this;
    if (waiting?.on !== on || waiting.number !== number) return;
    if (on === 'time') this.afterTime(waiting.to);
    else if (on === 'target') this.reach(waiting.to, isGood);
    else if (isGood) this.afterHook(waiting.to);
    else {
      this.waiting = undefined;
      this.events.push(['hookFailed', waiting.to]);
      this.record(waiting);
    }
  }
}
