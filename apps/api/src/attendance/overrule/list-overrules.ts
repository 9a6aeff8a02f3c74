// The history of overrules (A8), newest first.
import type { listOverrules as endpoint } from '@hr/contract/attendance-overrule.ts'
import type { CheckedInputOf } from '@hr/contract/endpoint.ts'
import { can } from '@hr/domain/access/can.ts'
import { listPeople, toPerson } from '#api/people/person.ts'
import type { Handler } from '#api/http/context.ts'
import { listPage, newestFirst } from '#api/http/list-page.ts'
import { Refusal } from '#api/http/refusal.ts'
import { listClosedPeriods } from '#api/calendar/closed-periods.queries.ts'
import { countActionDays, countOverrules, listOverruleRows } from './overrule-list.queries.ts'
import type { OverruleFilter } from './overrule-list.queries.ts'
import { peopleOfOverrules, toOverrule } from './to-overrule.ts'

type Asked = Omit<CheckedInputOf<typeof endpoint>, 'page' | 'limit' | 'cursor'>

/** END_BEFORE_START. */
export function overruleFilter(asked: Asked): OverruleFilter {
  const { from, to, employeeId, unitId, type, byId, search } = asked
  if (from !== undefined && to !== undefined && to < from) throw new Refusal('END_BEFORE_START')
  return { from, to, employeeId, unitId, type, byId, search }
}

/** END_BEFORE_START. */
export const listOverrules: Handler<typeof endpoint> = async ({ db, caller, input }) => {
  const { access, employeeId: own } = caller
  const filter = overruleFilter(input)
  const page = await listPage(input, {
    rows: window => listOverruleRows(db, filter, window),
    total: () => countOverrules(db, filter),
    ...newestFirst,
  })
  const people = await listPeople(db, peopleOfOverrules(page.rows))
  const dates = page.rows.map(({ date }) => date).toSorted()
  const [first, last] = [dates[0], dates.at(-1)]
  if (first === undefined || last === undefined) return { ...page, rows: [] }
  const closed = await listClosedPeriods(db, { from: first, to: last })
  const actionDays = await countActionDays(
    db,
    page.rows.map(({ actionId }) => actionId),
  )
  const rows = page.rows.map(row => ({
    ...toOverrule(row, people),
    employee: toPerson({ ...row, id: row.employeeId }),
    staffId: row.staff_id,
    date: row.date,
    locked: closed.some(period => period.from <= row.date && row.date <= period.to),
    mayUndo: row.undoneAt === null && row.employeeId !== own && can(access, 'OVERRULE', 'delete'),
    actionDays: actionDays.get(row.actionId) ?? 0,
  }))
  return { ...page, rows }
}
