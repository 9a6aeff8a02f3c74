// Finds units, positions and job grades by name in either script, for readers who may see them.
import type { FoundName } from '@hr/contract/search.ts'
import { can } from '@hr/domain/access/can.ts'
import type { PageGroup } from '@hr/domain/access/page-groups.ts'
import { searchText } from '@hr/domain/employee/lao-text.ts'
import { searchParts } from '#api/people/search-text.ts'
import type { SearchWork } from './global-search.ts'
import { listNames } from './search.queries.ts'

const mostShown = 6

/** Who may open the page that a name of each kind leads to. */
const readers = {
  UNIT: ['ORGANIZATION', 'EMPLOYEE'],
  POSITION: ['POSITION', 'EMPLOYEE'],
  JOB_GRADE: ['JOB_GRADE', 'EMPLOYEE'],
} as const satisfies Record<FoundName['kind'], readonly PageGroup[]>

/** Names in which a word begins with the text come first. */
export async function findNames({ db, caller, input }: SearchWork): Promise<FoundName[]> {
  const parts = searchParts(input.q)
  const isReadable = ({ kind }: FoundName) => can(caller.access, readers[kind])
  if (parts.length === 0 || !Object.values(readers).some(groups => can(caller.access, groups))) return []
  const found = (await listNames(db)).filter(isReadable).flatMap(row => {
    const text = ` ${searchText(row.name, row.nameLo)}`
    if (!parts.every(part => text.includes(part))) return []
    return [{ row, isBeginning: parts.every(part => text.includes(` ${part}`)) }]
  })
  return found
    .toSorted((one, other) => Number(other.isBeginning) - Number(one.isBeginning))
    .slice(0, mostShown)
    .map(({ row }) => row)
}
