const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The object with this id in the result of a mutation: `{ setUserActive: { user: { id, active } } }`. */
export function findNode<Row>(data: unknown, id: string): Partial<Row> | undefined {
  const payloads = isRecord(data) ? Object.values(data).filter(isRecord) : [];
  const node = payloads
    .flatMap((payload) => Object.values(payload))
    .find((value) => isRecord(value) && value['id'] === id);
  // The document selects fields of the row's type.
  return node as Partial<Row> | undefined;
}
