/** Users are stored in the user pool and in the API's database. */
type StoredUsers = {
  /** `sub` of all users in the database. */
  readonly subs: readonly string[];
  readonly unknownAmong: (subs: readonly string[]) => Promise<readonly string[]>;
  readonly dataFolder: string;
  /** Whether the database is on a server instead of in the data folder. */
  readonly isServer: boolean;
};

/** The database has users who cannot sign in; the message says what to do. */
class InconsistentDataError extends Error {
  override readonly name = 'InconsistentDataError';
}

/** @throws InconsistentDataError if the database has users that are not in the user pool */
export async function checkDataConsistency({ subs, unknownAmong, dataFolder, isServer }: StoredUsers): Promise<void> {
  const unknown = await unknownAmong(subs);
  if (unknown.length === 0) return;
  const who = `${unknown.length} of the ${subs.length} people in the database are not in the user pool of ${dataFolder}, and could not sign in.`;
  throw new InconsistentDataError(
    isServer
      ? `${who}\nStart with the data folder that belongs to this database (EDGE_CONSOLE_DATA), or give DATABASE_URL an empty database.`
      : `${who}\nBegin again from the seed with --reset, or bring the folder local-cloud back from a copy.`,
  );
}

/** @throws InconsistentDataError for a reset that would delete the user pool but not the server's database */
export function checkResetAllowed(isSeeded: boolean): void {
  if (!isSeeded) return;
  throw new InconsistentDataError(
    'Nothing was reset: --reset begins again in the data folder, and the database of DATABASE_URL holds accounts whose people could not sign in after that.\nGive DATABASE_URL an empty database (dropdb, createdb), and start with --reset again.',
  );
}
