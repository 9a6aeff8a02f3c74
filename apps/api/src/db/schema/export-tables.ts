// Row types of exports (0018-exports.sql).
import type { InstantOrNull, Json } from '#api/db/schema/json.ts'
import type { Company } from '#api/db/schema/people-tables.ts'

export type ExportSnapshot = Company & {
  id: string
  session_id: string
  kind: string
  total: number
  created_at: Date
}
export type ExportPage = Company & { snapshot_id: string; page: number; rows: Json }
export type WorkspaceExport = Company & {
  id: string
  status: 'running' | 'ready' | 'failed'
  requested_at: Date
  finished_at: InstantOrNull
  byte_count: number | null
  expires_at: InstantOrNull
}
