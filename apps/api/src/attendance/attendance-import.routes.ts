import * as contract from '@hr/contract/attendance-import.ts'
import { route } from '#api/http/context.ts'
import { importRoute } from '#api/import/import-route.ts'
import type { Route } from '#api/http/context.ts'
import { assignDeviceUser, voidDevicePunches } from './import/assign-device-user.ts'
import { clockFile, importPunches } from './import/import-punches.ts'
import { listDevicePunches, listDeviceUsers } from './import/list-device-users.ts'

export const attendanceImportRoutes: readonly Route[] = [
  importRoute(contract.importPunches, clockFile, importPunches),
  route(contract.listDeviceUsers, listDeviceUsers),
  route(contract.listDevicePunches, listDevicePunches),
  route(contract.assignDeviceUser, assignDeviceUser),
  route(contract.voidDevicePunches, voidDevicePunches),
]
