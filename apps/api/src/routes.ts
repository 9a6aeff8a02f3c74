// All routes of the server; check-repo compares them with the endpoints of the contract.
import type { Route } from './http/context.ts'
import { systemRoutes } from './system/system.routes.ts'

export const routes: readonly Route[] = [...systemRoutes]
