import type { Transaction } from '../database/database.ts';
import { postgresMeasurements } from './postgresMeasurements.ts';

/** Removes what is older than it is kept. As the system. */
export const forgetMeasurements = (transaction: Transaction): Promise<void> =>
  postgresMeasurements(transaction).forget(new Date());
