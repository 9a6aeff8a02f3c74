import type { PageGroup } from './page-groups.ts'

const units = ['ORGANIZATION', 'DEPARTMENT'] as const satisfies PageGroup[]

/** The page groups of which one is enough to change a page (P4): units are changed on two pages. */
export const changingGroups = (group: PageGroup): readonly PageGroup[] =>
  units.some(one => one === group) ? units : [group]
