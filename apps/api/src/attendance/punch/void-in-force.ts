// A void applies until the punch is restored (A2). `v` is punch_void.
import { sql } from 'kysely'
import type { SqlBool } from 'kysely'

export const voidInForce = sql<SqlBool>`not exists (select from punch_put_back b
  where b.workspace_id = v.workspace_id and b.punch_id = v.punch_id and b.sequence = v.sequence)`
