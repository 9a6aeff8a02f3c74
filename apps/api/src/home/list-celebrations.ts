// Birthdays and work anniversaries of the people who work here.
import type { listCelebrations as endpoint } from '@hr/contract/home.ts'
import type { CelebrationKind } from '@hr/domain/employee/celebration.ts'
import { yearDays, yearsSince } from '@hr/domain/employee/celebration.ts'
import { sql } from 'kysely'
import { todayIn } from '#api/company/today.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { Handler } from '#api/http/context.ts'
import { personColumns, toPerson } from '#api/people/person.ts'
import type { PersonRow } from '#api/people/person.ts'
import { isEmployed } from '#api/people/valid-on.ts'

export const listCelebrations: Handler<typeof endpoint> = async ({ db, input }) => {
  const days = yearDays(await todayIn(db), input.days)
  const found = await listDays(db, [...days.keys()])
  return found
    .flatMap(({ kind, since, ...person }) => {
      const date = days.get(since.slice(5))
      if (date === undefined) return []
      const years = kind === 'ANNIVERSARY' ? yearsSince(since, date) : null
      return years === 0 ? [] : [{ employee: toPerson(person), kind, date, years }]
    })
    .toSorted((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)))
}

type Found = PersonRow & { readonly kind: CelebrationKind; readonly since: string }

/** By name. `days` are 'MM-DD'. */
async function listDays(db: Scope, days: readonly string[]): Promise<readonly Found[]> {
  const columns = sql.join(personColumns.map(column => sql.ref(`e.${column}`)))
  const on = (kind: CelebrationKind, column: string) => sql`
    select ${columns}, e.sort_name, ${kind}::text as kind, ${sql.ref(column)} as since from employee e
    where e.workspace_id = ${db.workspaceId} and ${isEmployed('e')}
      and to_char(${sql.ref(column)}, 'MM-DD') = any(${days}::text[])`
  const { rows } = await sql<Found>`
    ${on('BIRTHDAY', 'e.date_of_birth')} union all ${on('ANNIVERSARY', 'e.started_on')}
    order by sort_name, id, kind`.execute(db)
  return rows
}
