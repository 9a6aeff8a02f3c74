import { importEmployees, importTemplate } from '@hr/contract/employee-import.ts'
import {
  exportEmployees,
  listEmployeePasskeys,
  removeEmployeePasskey,
  resetEmployeePassword,
  searchEmployees,
  turnOffEmployeeSecondStep,
} from '@hr/contract/employee.ts'
import { fileRoute, preparedRoute, route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { importRoute } from '#api/import/import-route.ts'
import { uploadedTable } from '#api/import/uploaded-table.ts'
import { employeesExported } from './import/export-employees.ts'
import { employeesImported } from './import/import-employees.ts'
import { templateMade } from './import/import-template.ts'
import { ownPasswordTyped } from '#api/session/own-password.ts'
import { employeePasskeyRemoved, employeePasskeysFound } from './remove-employee-passkey.ts'
import { employeeSecondStepTurnedOff } from './turn-off-second-step.ts'
import { employeePasswordReset } from './reset-employee-password.ts'
import { employeesFound } from './search-employees.ts'

export const employeeRoutes: readonly Route[] = [
  route(searchEmployees, employeesFound),
  fileRoute(exportEmployees, employeesExported),
  importRoute(importEmployees, uploadedTable, employeesImported),
  fileRoute(importTemplate, templateMade),
  preparedRoute(turnOffEmployeeSecondStep, ownPasswordTyped, employeeSecondStepTurnedOff),
  route(listEmployeePasskeys, employeePasskeysFound),
  preparedRoute(removeEmployeePasskey, ownPasswordTyped, employeePasskeyRemoved),
  preparedRoute(resetEmployeePassword, ownPasswordTyped, employeePasswordReset),
]
