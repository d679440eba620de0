const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** What the answer to a mutation says of the object with this id: `{ setUserActive: { user: { id, active } } }`. */
export function nodeIn<Row>(data: unknown, id: string): Partial<Row> | undefined {
  const payloads = isRecord(data) ? Object.values(data).filter(isRecord) : [];
  const node = payloads
    .flatMap((payload) => Object.values(payload))
    .find((value) => isRecord(value) && value['id'] === id);
  // The document asked for fields of the row's own type.
  return node as Partial<Row> | undefined;
}
