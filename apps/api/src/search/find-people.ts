// People for the global search: what was typed occurs, or is a slip of the finger away (N6).
import type { FoundPerson } from '@hr/contract/search.ts'
import { can } from '@hr/domain/access/can.ts'
import { slipsAllowed, typoDistance } from '@hr/domain/employee/typo-distance.ts'
import { todayIn } from '#api/company/today.ts'
import { searchParts } from '#api/employee/employee-search-text.ts'
import { toPerson } from '#api/employee/person.ts'
import type { SearchWork } from './global-search.ts'
import { listPeopleLike, listPeopleWith } from './search.queries.ts'
import type { PeopleScope, PersonFound } from './search.queries.ts'

const mostShown = 8
const mostJudged = 200

/** Nobody for callers who may see neither the organisation nor the employees. */
export async function findPeople({ db, caller, input, now }: SearchWork): Promise<FoundPerson[]> {
  const { access, workspaceId } = caller
  const parts = searchParts(input.q)
  if (parts.length === 0 || !can(access, ['ORGANIZATION', 'EMPLOYEE'])) return []
  const today = await todayIn(db, workspaceId, now)
  const scope = { workspaceId, today, withFormer: can(access, 'EMPLOYEE') }
  const exact = await listPeopleWith(db, scope, parts, mostShown)
  const near = exact.length < mostShown ? await nearPeople(db, scope, parts) : []
  const known = new Set(exact.map(({ id }) => id))
  return [...exact, ...near.filter(({ id }) => !known.has(id))].slice(0, mostShown).map(toFound)
}

async function nearPeople(db: SearchWork['db'], scope: PeopleScope, parts: readonly string[]) {
  if (!parts.some(part => slipsAllowed(part.length) > 0 && /^[a-z]+$/.test(part))) return []
  const candidates = await listPeopleLike(db, scope, parts, mostJudged)
  return candidates
    .flatMap(row => {
      const distance = typoDistance(parts, row.search_text.split(' '))
      return distance === undefined ? [] : [{ ...row, distance }]
    })
    .toSorted((one, other) => one.distance - other.distance)
}

const toFound = (row: PersonFound): FoundPerson => ({
  ...toPerson(row),
  staffId: row.staff_id,
  unit: row.unit,
  unitLo: row.unit_lo,
  position: row.position,
  positionLo: row.position_lo,
})
