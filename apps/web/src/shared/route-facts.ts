// What the menu, the search and the gate of a page know about the routes, without importing the pages.
import type { AmsPageGroup, PageGroup } from '@hr/domain/access/page-groups.ts'

type Group = PageGroup | AmsPageGroup
export type RouteFacts = {
  /** A page exists for this route. */
  readonly built: boolean
  /** View permission on one of these opens it; undefined = everybody of the area. */
  readonly group: Group | readonly Group[] | undefined
}

const table = new Map<string, RouteFacts>()

/** Called once for each row of the route table, when the router is made. */
export function registerRoute(path: string, facts: RouteFacts): void {
  table.set(path, facts)
}

/** routeFacts('/app/leaves/leave-requests'): is it built, and which page group opens it. */
export const routeFacts = (path: string): RouteFacts => table.get(path) ?? { built: false, group: undefined }
