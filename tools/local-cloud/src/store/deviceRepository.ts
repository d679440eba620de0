import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';

/** A browser that proves itself with a secret. Salt and verifier are hex, times are epoch ms. */
export type Device = {
  key: string;
  sub: string;
  name: string;
  salt: string;
  verifier: string;
  /** Undefined until the user remembers the device. */
  rememberedAt: number | undefined;
  createdAt: number;
  modifiedAt: number;
  authenticatedAt: number;
};

export type DeviceRepository = {
  find(key: string): Device | undefined;
  save(device: Device): void;
  /** Newest first. */
  listOf(sub: string, limit: number, offset: number): Device[];
  delete(key: string): void;
};

type Row = Record<string, SQLOutputValue>;

const toDevice = (row: Row): Device => ({
  key: String(row['device_key']),
  sub: String(row['sub']),
  name: String(row['name']),
  salt: String(row['salt']),
  verifier: String(row['verifier']),
  rememberedAt: row['remembered_at'] === null ? undefined : Number(row['remembered_at']),
  createdAt: Number(row['created_at']),
  modifiedAt: Number(row['modified_at']),
  authenticatedAt: Number(row['authenticated_at']),
});

export function createDeviceRepository(database: DatabaseSync): DeviceRepository {
  const find = database.prepare('SELECT * FROM devices WHERE device_key = ?');
  const save = database.prepare(`
    INSERT OR REPLACE INTO devices
      (device_key, sub, name, salt, verifier, remembered_at, created_at, modified_at, authenticated_at)
    VALUES (:key, :sub, :name, :salt, :verifier, :rememberedAt, :createdAt, :modifiedAt, :authenticatedAt)`);
  const list = database.prepare(
    'SELECT * FROM devices WHERE sub = ? ORDER BY created_at DESC, device_key LIMIT ? OFFSET ?',
  );
  const remove = database.prepare('DELETE FROM devices WHERE device_key = ?');

  return {
    find(key) {
      const row = find.get(key);
      return row && toDevice(row);
    },
    save: (device) => void save.run({ ...device, rememberedAt: device.rememberedAt ?? null }),
    listOf: (sub, limit, offset) => list.all(sub, limit, offset).map(toDevice),
    delete: (key) => void remove.run(key),
  };
}
