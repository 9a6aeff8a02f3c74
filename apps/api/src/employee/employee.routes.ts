import * as importContract from '@hr/contract/employee-import.ts'
import * as contract from '@hr/contract/employee.ts'
import { fileRoute, preparedRoute, route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { importRoute } from '#api/import/import-route.ts'
import { uploadedTable } from '#api/import/uploaded-table.ts'
import { exportEmployees } from './import/export-employees.ts'
import { importEmployees } from './import/import-employees.ts'
import { importTemplate } from './import/import-template.ts'
import { ownPasswordTyped } from '#api/session/own-password-typed.ts'
import { removeEmployeePasskey, listEmployeePasskeys } from './remove-employee-passkey.ts'
import { turnOffEmployeeSecondStep } from './turn-off-employee-second-step.ts'
import { resetEmployeePassword } from './reset-employee-password.ts'
import { searchEmployees } from './search-employees.ts'

export const employeeRoutes: readonly Route[] = [
  route(contract.searchEmployees, searchEmployees),
  fileRoute(contract.exportEmployees, exportEmployees),
  importRoute(importContract.importEmployees, uploadedTable, importEmployees),
  fileRoute(importContract.importTemplate, importTemplate),
  preparedRoute(contract.turnOffEmployeeSecondStep, ownPasswordTyped, turnOffEmployeeSecondStep),
  route(contract.listEmployeePasskeys, listEmployeePasskeys),
  preparedRoute(contract.removeEmployeePasskey, ownPasswordTyped, removeEmployeePasskey),
  preparedRoute(contract.resetEmployeePassword, ownPasswordTyped, resetEmployeePassword),
]
