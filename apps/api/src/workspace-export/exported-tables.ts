// Which tables and columns an export of a workspace has: all that the database has, but the ones named here. A new table
// is in it unless it gets a reason.
import type pg from 'pg'

/** Tables with rows of a workspace that are left out, and why. */
export const leftOutTables: Readonly<Record<string, string>> = {
  session: 'signed-in devices and their tokens',
  mail_message: 'the outbox of the installation, with links that sign in and temporary passwords',
  push_message: 'messages on their way to browsers',
  person_change: 'notes for what servers keep in memory',
  attendance_sum: 'sums of the days',
  export_snapshot: 'copies of lists for an hour',
  export_page: 'copies of lists for an hour',
  workspace_export: 'notes about the exports themselves',
}

/** Columns that are left out, and why. */
export const leftOutColumns: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  account: { password_hash: 'proves the password' },
  leave_feed: { token_hash: 'opens the calendar of leave' },
}

export type ExportedTable = { readonly name: string; readonly columns: readonly string[] }

/** By name; the row of the workspace itself is the table `workspace`. */
export async function exportedTables(client: Pick<pg.ClientBase, 'query'>): Promise<ExportedTable[]> {
  const { rows } = await client.query<ExportedTable>(
    `select t.relname as name,
       (select array_agg(attname::text order by attnum) from pg_attribute
        where attrelid = t.oid and attnum > 0 and not attisdropped) as columns
     from pg_class t
     where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p') and not t.relispartition
       and (t.relname = 'workspace' or exists (
         select from pg_attribute where attrelid = t.oid and attname = 'workspace_id' and not attisdropped))
     order by 1`,
  )
  return rows
    .filter(({ name }) => !(name in leftOutTables))
    .map(({ name, columns }) => {
      const leftOut = leftOutColumns[name] ?? {}
      return { name, columns: columns.filter(column => !(column in leftOut)) }
    })
}
