// The leave calendar and its private link.
import * as contract from '@hr/contract/leave-calendar.ts'
import { fileRoute, route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { leaveCalendarPeople } from './leave-calendar-people.ts'
import { leaveCalendar } from './leave-calendar.ts'
import { leaveFeedFound, leaveFeedMade, leaveFeedRevoked } from './leave-feed.ts'
import { readLeaveFeed } from './read-leave-feed.ts'

export const leaveCalendarRoutes: readonly Route[] = [
  route(contract.leaveCalendar, leaveCalendar),
  route(contract.leaveCalendarPeople, leaveCalendarPeople),
  route(contract.getLeaveFeed, leaveFeedFound),
  route(contract.makeLeaveFeed, leaveFeedMade),
  route(contract.revokeLeaveFeed, leaveFeedRevoked),
  fileRoute(contract.readLeaveFeed, readLeaveFeed),
]
