// Exports the history of overrules (A8), in pages of one snapshot.
import type { OverruleExportRow, exportOverrules as endpoint } from '@hr/contract/attendance-overrule.ts'
import type { Person } from '@hr/contract/person.ts'
import { listPeople, toPerson } from '#api/people/person.ts'
import { exportPage, mostExported } from '#api/export/export-page.ts'
import type { Handler } from '#api/http/context.ts'
import { overruleFilter } from './list-overrules.ts'
import { listOverruleRows } from './overrule-list.queries.ts'
import { peopleOfOverrules, toOverrule } from './to-overrule.ts'

const name = { en: 'Overrules', lo: 'ການແກ້ໄຂເວລາເຮັດວຽກ' } as const

function namesOf(one: Person): OverruleExportRow['employee'] {
  const { id: _, profileImage: __, ...names } = one
  return names
}

/** END_BEFORE_START, and the refusals of exportPage. */
export const exportOverrules: Handler<typeof endpoint> = async work => {
  const { db, input } = work
  return exportPage(work, {
    kind: 'overrules',
    auditedAs: name,
    async rowsNow() {
      const filter = overruleFilter(input)
      const rows = await listOverruleRows(db, filter, {
        limit: mostExported + 1,
        offset: 0,
        after: undefined,
      })
      const people = await listPeople(db, peopleOfOverrules(rows))
      return rows.map(row => {
        const { id: _id, actionId: _action, by, undoneBy, ...entry } = toOverrule(row, people)
        return {
          ...entry,
          employee: namesOf(toPerson({ ...row, id: row.employeeId })),
          staffId: row.staff_id,
          date: row.date,
          by: by && namesOf(by),
          undoneBy: undoneBy && namesOf(undoneBy),
        }
      })
    },
  })
}
