// All routes of the server; check-repo compares them with the endpoints of the contract.
import { employeeRoutes } from './employee/employee.routes.ts'
import type { Route } from './http/context.ts'
import { systemRoutes } from './system/system.routes.ts'

export const routes: readonly Route[] = [...employeeRoutes, ...systemRoutes]
