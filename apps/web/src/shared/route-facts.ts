// Facts about the routes for the menu, the search and the permission check, without importing the pages.
import type { AmsPageGroup, PageGroup } from '@hr/domain/access/page-groups.ts'

type Group = PageGroup | AmsPageGroup
export type RouteFacts = {
  /** A page exists for this route. */
  readonly built: boolean
  /** View permission on any of these opens it; undefined = everybody in the area. */
  readonly group: Group | readonly Group[] | undefined
}

const table = new Map<string, RouteFacts>()

/** Called for each row of the route table when the router is created. */
export function registerRoute(path: string, facts: RouteFacts): void {
  table.set(path, facts)
}

/** routeFacts('/app/leaves/leave-requests'): whether it is built, and which page group opens it. */
export const routeFacts = (path: string): RouteFacts => table.get(path) ?? { built: false, group: undefined }
