/** Users are stored in the user pool and in the API's database. */
type StoredUsers = {
  /** `sub` of all users in the database. */
  readonly subs: readonly string[];
  /** `sub` of all users in the user pool. */
  readonly poolSubs: ReadonlySet<string>;
  readonly dataFolder: string;
  /** Whether the database is on a server instead of in the data folder. */
  readonly isServer: boolean;
};

/** The database has users who cannot sign in; the message says what to do. */
class InconsistentDataError extends Error {
  override readonly name = 'InconsistentDataError';
}

/** @throws InconsistentDataError if the database has users that are not in the user pool */
export function checkDataConsistency({ subs, poolSubs, dataFolder, isServer }: StoredUsers): void {
  const unknown = subs.filter((sub) => !poolSubs.has(sub));
  if (unknown.length === 0) return;
  const who = `${unknown.length} of the ${subs.length} users in the database are not in the user pool of ${dataFolder}, so they cannot sign in.`;
  throw new InconsistentDataError(
    isServer
      ? `${who}\nStart with the data folder that belongs to this database (EDGE_CONSOLE_DATA), or set DATABASE_URL to an empty database.`
      : `${who}\nStart over with --reset, or restore the folder local-cloud from a backup.`,
  );
}

/** @throws InconsistentDataError for a reset that would delete the user pool but not the server's database */
export function checkResetAllowed(isSeeded: boolean): void {
  if (!isSeeded) return;
  throw new InconsistentDataError(
    'Nothing was reset: --reset deletes the data folder, and then the users in the database at DATABASE_URL could not sign in.\nSet DATABASE_URL to an empty database (dropdb, createdb), and run npm start -- --reset again.',
  );
}
