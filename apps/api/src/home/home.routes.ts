// The dashboard of readers who look after other people.
import * as contract from '@hr/contract/home.ts'
import { route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { listCelebrations } from './celebrations.ts'
import { countOpenRequests } from './open-requests.ts'

export const homeRoutes: readonly Route[] = [
  route(contract.countOpenRequests, countOpenRequests),
  route(contract.listCelebrations, listCelebrations),
]
