// The leave calendar and its private link.
import * as contract from '@hr/contract/leave-calendar.ts'
import { fileRoute, route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { leaveCalendarPeople } from './leave-calendar-people.ts'
import { leaveCalendar } from './leave-calendar.ts'
import { getLeaveFeed, makeLeaveFeed, revokeLeaveFeed } from './leave-feed.ts'
import { readLeaveFeed } from './read-leave-feed.ts'

export const leaveCalendarRoutes: readonly Route[] = [
  route(contract.leaveCalendar, leaveCalendar),
  route(contract.leaveCalendarPeople, leaveCalendarPeople),
  route(contract.getLeaveFeed, getLeaveFeed),
  route(contract.makeLeaveFeed, makeLeaveFeed),
  route(contract.revokeLeaveFeed, revokeLeaveFeed),
  fileRoute(contract.readLeaveFeed, readLeaveFeed),
]
