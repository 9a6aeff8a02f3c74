// The format of a backup file: manifest.json, tables/*.rows (a JSON string per row) and files/.
import { createHash } from 'node:crypto'
import * as z from 'zod/mini'

export const TableBackup = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number(),
  checksum: z.string(),
})
export type TableBackup = z.infer<typeof TableBackup>

export const FileBackup = z.object({ path: z.string(), bytes: z.number(), sha256: z.string() })
export type FileBackup = z.infer<typeof FileBackup>

export const Manifest = z.object({
  product: z.literal('sabai-hr'),
  format: z.literal(1),
  createdAt: z.string(),
  /** The newest migration of the backed-up database: a restore migrates to it, reads the rows, then migrates on. */
  migration: z.string(),
  jobTablesVersion: z.nullable(z.number()),
  tables: z.array(TableBackup),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  files: z.array(FileBackup),
})
export type Manifest = z.infer<typeof Manifest>

/** Makes values print the same text on every server, whatever its settings. */
export const sameTextEverywhere = `set time zone 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres';
  set extra_float_digits = 1; set bytea_output = 'hex'; set statement_timeout = 0; set lock_timeout = 0;
  set idle_in_transaction_session_timeout = 0; set row_security = on; set search_path = ''`

type RowSum = { add(row: string): void; result(): { rows: number; checksum: string } }

/** An order-independent checksum of rows (servers sort text differently). */
export function rowSum(): RowSum {
  let rows = 0
  const lanes = new BigUint64Array(4)
  return {
    add(row) {
      rows += 1
      const digest = createHash('sha256').update(row).digest()
      for (let lane = 0; lane < 4; lane += 1)
        lanes[lane] = (lanes[lane] ?? 0n) + digest.readBigUInt64LE(lane * 8)
    },
    result: () => ({ rows, checksum: Buffer.from(lanes.buffer).toString('hex') }),
  }
}
