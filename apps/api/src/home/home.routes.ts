// The dashboard of readers who look after other people.
import { countOpenRequests, listCelebrations } from '@hr/contract/home.ts'
import { route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { celebrationsListed } from './celebrations.ts'
import { openRequestsCounted } from './open-requests.ts'

export const homeRoutes: readonly Route[] = [
  route(countOpenRequests, openRequestsCounted),
  route(listCelebrations, celebrationsListed),
]
