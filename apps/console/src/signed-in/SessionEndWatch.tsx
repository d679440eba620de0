import { IdleWatch } from './IdleWatch.tsx';
import { LimitWatch } from './LimitWatch.tsx';

/** Ends the session after inactivity and after 24 hours, each after a warning. */
export const SessionEndWatch = () => (
  <>
    <IdleWatch />
    <LimitWatch />
  </>
);
