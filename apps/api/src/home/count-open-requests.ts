// How many requests of each kind wait, and since when (R1).
import { openRequestGroups, openRequestKinds } from '@hr/contract/home.ts'
import type { OpenRequestKind, countOpenRequests as endpoint } from '@hr/contract/home.ts'
import { can } from '@hr/domain/access/can.ts'
import { localDateOf } from '@hr/domain/calendar/local-date.ts'
import { sql } from 'kysely'
import { attendanceKind, offSiteKind } from '#api/attendance/request/attendance-kinds.ts'
import { getCompanyTime } from '#api/company/company.store.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { Handler } from '#api/http/context.ts'
import { leaveKind } from '#api/leave/request/leave-kind.ts'
import { otKind } from '#api/overtime/request/ot-kind.ts'

const kinds = { LEAVE: leaveKind, ATTENDANCE: attendanceKind, OFF_SITE: offSiteKind, OT: otKind } as const

export const countOpenRequests: Handler<typeof endpoint> = async ({ db, caller }) => {
  const seen = openRequestKinds.filter(name => can(caller.access, openRequestGroups[name], 'view'))
  const [{ time_zone: timeZone }, counted] = await Promise.all([getCompanyTime(db), countOpen(db, seen)])
  const dateOf = (oldest: Date | null) => oldest && localDateOf(oldest.getTime(), timeZone)
  return { kinds: counted.map(({ kind, total, oldest }) => ({ kind, total, oldest: dateOf(oldest) })) }
}

async function countOpen(db: Scope, seen: readonly OpenRequestKind[]) {
  const counts = seen.map(name => {
    const { table, isTableShared } = kinds[name]
    return sql`select ${name}::text as kind, count(*)::integer as total, min(created_at) as oldest
      from ${sql.table(table)} where workspace_id = ${db.workspaceId} and status = 'PENDING'
      ${isTableShared ? sql`and kind = ${name}` : sql``}`
  })
  const { rows } = await sql<{ kind: OpenRequestKind; total: number; oldest: Date | null }>`
    ${sql.join(counts, sql` union all `)}`.execute(db)
  return rows
}
