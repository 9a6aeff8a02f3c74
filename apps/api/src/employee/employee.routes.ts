import { importEmployees } from '@hr/contract/employee-import.ts'
import { resetEmployeePassword, searchEmployees } from '@hr/contract/employee.ts'
import { route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { employeesImported } from './import-employees.ts'
import { employeePasswordReset } from './reset-employee-password.ts'
import { employeesFound } from './search-employees.ts'

export const employeeRoutes: readonly Route[] = [
  route(searchEmployees, employeesFound),
  route(importEmployees, employeesImported),
  route(resetEmployeePassword, employeePasswordReset),
]
