// The dashboard, and the cards of readers who look after other people.
import * as dashboard from '@hr/contract/dashboard.ts'
import * as contract from '@hr/contract/home.ts'
import { route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { listCelebrations } from './list-celebrations.ts'
import { getDashboard } from './get-dashboard.ts'
import { countOpenRequests } from './count-open-requests.ts'

export const homeRoutes: readonly Route[] = [
  route(contract.countOpenRequests, countOpenRequests),
  route(contract.listCelebrations, listCelebrations),
]

/** `features`: the routes of everything that the dashboard shows. */
export const dashboardRoutes = (features: readonly Route[]): readonly Route[] => [
  route(dashboard.getDashboard, getDashboard(features)),
]
