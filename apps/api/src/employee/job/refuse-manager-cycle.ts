// Line managers never form a cycle, on the effective date or later (P8, P9).
import type { Language } from '@hr/contract/messages/text.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { fullName } from '@hr/domain/employee/full-name.ts'
import { managerCycle } from '@hr/domain/employee/manager-cycle.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { Refusal } from '#api/http/refusal.ts'
import { listManagerSpans } from './job.store.ts'
import type { HistoryChange } from './job.store.ts'
import { listPeople } from '#api/people/person.ts'

type Changed = {
  readonly language: Language
  /** The histories after the change. */
  readonly histories: readonly Pick<HistoryChange, 'employeeId' | 'after'>[]
  readonly from: LocalDate
  readonly field?: 'lineManagerId' | 'newManagerId'
}

/** Before saving, after lockLineManagers. Throws CYCLE with the names in the cycle. */
export async function refuseManagerCycle(
  db: Scope,
  { language, histories, from, field = 'lineManagerId' }: Changed,
): Promise<void> {
  const ids = histories.map(({ employeeId }) => employeeId)
  const others = (await listManagerSpans(db, from)).filter(span => !ids.includes(span.employeeId))
  const own = histories.flatMap(({ employeeId, after }) =>
    after.map(row => ({ employeeId, managerId: row.facts.lineManagerId, from: row.from, to: row.to })),
  )
  const cycle = managerCycle([...others, ...own], ids, from)
  if (!cycle) return
  const people = await listPeople(db, cycle.ids)
  const names = [...cycle.ids, ...cycle.ids.slice(0, 1)].map(id => {
    const person = people.get(id)
    return person ? fullName(person, language) : String(id)
  })
  const parameters = { names: names.join(' → ') }
  throw new Refusal('CYCLE', {}, [{ path: field, code: 'managerCycle', parameters }])
}
