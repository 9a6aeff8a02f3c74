// Finds people for the global search, tolerating typing errors (N6).
import type { FoundPerson } from '@hr/contract/search.ts'
import { can } from '@hr/domain/access/can.ts'
import { slipsAllowed, typoDistance } from '@hr/domain/employee/typo-distance.ts'
import { todayIn } from '#api/company/today.ts'
import { searchParts } from '#api/people/search-text.ts'
import { toPerson } from '#api/people/person.ts'
import type { SearchWork } from './global-search.ts'
import { listFoundPeople, listIdsWith, listTextsWithInitials } from './search.queries.ts'
import type { PeopleScope, PersonFound } from './search.queries.ts'

const mostShown = 8

/** Empty for callers who may see neither the organisation nor employees. */
export async function findPeople({ db, caller, input }: SearchWork): Promise<FoundPerson[]> {
  const { access, workspaceId } = caller
  const parts = searchParts(input.q)
  if (parts.length === 0 || !can(access, ['ORGANIZATION', 'EMPLOYEE'])) return []
  const today = await todayIn(db)
  const isReader = can(access, 'EMPLOYEE')
  const scope = { workspaceId, today, withFormer: isReader, byContact: isReader }
  const exact = await listIdsWith(db, scope, parts, mostShown)
  const near = exact.length < mostShown ? await nearIds(db, scope, parts) : []
  const ids = [...new Set([...exact, ...near])].slice(0, mostShown)
  if (ids.length === 0) return []
  const rows = new Map((await listFoundPeople(db, scope, ids)).map(row => [row.id, row]))
  return ids.flatMap(id => rows.get(id) ?? []).map(toFound)
}

/** Best matches first. */
async function nearIds(
  db: SearchWork['db'],
  scope: PeopleScope,
  parts: readonly string[],
): Promise<number[]> {
  if (!parts.some(part => slipsAllowed(part.length) > 0 && /^[a-z]+$/.test(part))) return []
  const candidates = await listTextsWithInitials(db, scope, parts)
  return candidates
    .flatMap(({ id, search_text: text }) => {
      const distance = typoDistance(parts, text.split(' '))
      return distance === undefined ? [] : [{ id, distance }]
    })
    .toSorted((one, other) => one.distance - other.distance)
    .map(({ id }) => id)
}

const toFound = (row: PersonFound): FoundPerson => ({
  ...toPerson(row),
  staffId: row.staff_id,
  unit: row.unit,
  unitLo: row.unit_lo,
  position: row.position,
  positionLo: row.position_lo,
})
