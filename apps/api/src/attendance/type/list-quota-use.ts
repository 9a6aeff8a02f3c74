// How people use the quotas of attendance types (A10): all types now, or one type in a period.
import type * as contract from '@hr/contract/attendance-type.ts'
import { attendancePeriod } from '@hr/domain/calendar/attendance-period.ts'
import { todayIn } from '#api/company/today.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { toPerson } from '#api/people/person.ts'
import type { Handler } from '#api/http/context.ts'
import { listPage } from '#api/http/list-page.ts'
import { orNotFound } from '#api/http/refusal.ts'
import { findAttendanceType, listAttendanceTypeRows } from './attendance-type.store.ts'
import { countQuotaUsers, countQuotaUses, isQuotaUseKey, listQuotaUsers } from './quota-use.queries.ts'

export const listAttendanceQuota: Handler<typeof contract.listAttendanceQuota> = ({ db }) => listQuotas(db)

export async function listQuotas(db: Scope): Promise<contract.AttendanceTypeQuota[]> {
  const period = attendancePeriod(await todayIn(db))
  const uses = await countQuotaUses(db, period)
  const types = await listAttendanceTypeRows(db)
  return types.map(({ id, name, nameLo, isActive, quotaPerMonth }) => ({
    attendanceTypeId: id,
    name,
    nameLo,
    isActive,
    quotaPerMonth,
    ...(uses.get(id) ?? { people: 0, peopleWithoutRest: 0 }),
  }))
}

/** NOT_FOUND. */
export const listQuotaUse: Handler<typeof contract.listQuotaUse> = async ({
  db,
  caller,
  input,
  language,
}) => {
  const { workspaceId } = caller
  const { id } = orNotFound(await findAttendanceType(db, input.id))
  const period = attendancePeriod(input.date ?? (await todayIn(db)))
  const filter = { workspaceId, attendanceTypeId: id, period, search: input.search }
  const page = await listPage(input, {
    rows: window => listQuotaUsers(db, filter, language, window),
    total: () => countQuotaUsers(db, filter),
    keyOf: row => [String(row.used), row.sort_name, String(row.id)] as const,
    isKey: isQuotaUseKey,
  })
  return {
    ...page,
    rows: page.rows.map(row => ({ employee: toPerson(row), staffId: row.staff_id, used: row.used })),
  }
}
