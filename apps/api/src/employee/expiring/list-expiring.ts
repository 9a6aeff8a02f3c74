// Lists what expires soon or is overdue, for readers of employees; papers only for readers who may see them (P7).
import type { ExpiringRow, listExpiring as endpoint } from '@hr/contract/employee-expiring.ts'
import { can } from '@hr/domain/access/can.ts'
import { addDays, daysBetween } from '@hr/domain/calendar/local-date.ts'
import { expiryKinds, paperKinds } from '@hr/domain/employee/expiring.ts'
import type { ExpiryKind } from '@hr/domain/employee/expiring.ts'
import { todayIn } from '#api/company/today.ts'
import type { AppCaller } from '#api/http/caller.ts'
import type { Handler } from '#api/http/context.ts'
import { listPage } from '#api/http/list-page.ts'
import { countExpiring, isExpiringKey, listExpiringRows } from './expiring.queries.ts'
import { logSensitiveRead } from '#api/access/log-sensitive-read.ts'
import { personColumns, toPerson } from '#api/people/person.ts'

export const listExpiring: Handler<typeof endpoint> = async ({ db, caller, input }) => {
  const { workspaceId } = caller
  const today = await todayIn(db)
  const kinds = visibleKinds(caller).filter(kind => input.kind === undefined || kind === input.kind)
  const filter = { workspaceId, kinds, until: addDays(today, input.days) }
  const page = await listPage(input, {
    rows: window => listExpiringRows(db, filter, window),
    total: () => countExpiring(db, filter),
    keyOf: row => [row.expiresOn, String(row.employeeId), row.kind] as const,
    isKey: isExpiringKey,
  })
  if (page.rows.length === 0) return { ...page, rows: [] }
  const papers = page.rows.filter(row => paperKinds.includes(row.kind)).map(row => row.employeeId)
  await logSensitiveRead(db, caller, 'document', papers)
  const people = await db
    .selectFrom('employee')
    .select([...personColumns, 'staff_id'])
    .where('workspace_id', '=', workspaceId)
    .where('id', 'in', [...new Set(page.rows.map(row => row.employeeId))])
    .execute()
  const personOf = new Map(people.map(person => [person.id, person]))
  const rows = page.rows.flatMap(({ employeeId, kind, expiresOn }): ExpiringRow[] => {
    const person = personOf.get(employeeId)
    if (!person) return []
    const daysLeft = daysBetween(today, expiresOn)
    return [{ employee: toPerson(person), staffId: person.staff_id, kind, expiresOn, daysLeft }]
  })
  return { ...page, rows }
}

const visibleKinds = ({ access, viewer }: AppCaller): readonly ExpiryKind[] => {
  const mayEdit = can(access, 'EMPLOYEE', 'edit') && (!viewer || can(viewer.access, 'EMPLOYEE', 'edit'))
  return mayEdit ? expiryKinds : expiryKinds.filter(kind => !paperKinds.includes(kind))
}
