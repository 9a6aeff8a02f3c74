import * as contract from '@hr/contract/attendance-import.ts'
import { route } from '#api/http/context.ts'
import { importRoute } from '#api/import/import-route.ts'
import type { Route } from '#api/http/context.ts'
import { deviceUserAssigned, devicePunchesVoided } from './import/assign-device-user.ts'
import { clockFile, punchesImported } from './import/import-punches.ts'
import { devicePunchesListed, deviceUsersListed } from './import/list-device-users.ts'

export const attendanceImportRoutes: readonly Route[] = [
  importRoute(contract.importPunches, clockFile, punchesImported),
  route(contract.listDeviceUsers, deviceUsersListed),
  route(contract.listDevicePunches, devicePunchesListed),
  route(contract.assignDeviceUser, deviceUserAssigned),
  route(contract.voidDevicePunches, devicePunchesVoided),
]
