// The effect of a changed leave type on balances, as shown to HR (L3).
import type { GrantEffect } from '@hr/contract/leave-type.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { listPeople } from '#api/people/person.ts'
import type { GrantChanges } from '../type/adjust-grants-to-leave-type.ts'

const mostNamed = 100

export async function toGrantEffect(db: Scope, { changes, short }: GrantChanges): Promise<GrantEffect> {
  const all = [...changes.values()]
  const named = [...short].slice(0, mostNamed)
  const people = await listPeople(
    db,
    named.map(([employeeId]) => employeeId),
  )
  return {
    gaining: together(all.filter(halfDays => halfDays > 0)),
    losing: together(all.filter(halfDays => halfDays < 0)),
    short: named.flatMap(([employeeId, halfDays]) => {
      const employee = people.get(employeeId)
      return employee ? [{ employee, halfDays }] : []
    }),
    shortCount: short.size,
  }
}

const together = (halfDays: readonly number[]) => ({
  people: halfDays.length,
  halfDays: Math.abs(halfDays.reduce((sum, one) => sum + one, 0)),
})
