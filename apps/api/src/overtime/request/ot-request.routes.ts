// Overtime requests (O2).
import { otCalls } from '@hr/contract/ot-request.ts'
import type { Route } from '#api/http/context.ts'
import { requestRoutes } from '#api/request/request-routes.ts'
import { otKind } from './ot-kind.ts'

export const otRequestRoutes: readonly Route[] = requestRoutes(otKind, otCalls)
