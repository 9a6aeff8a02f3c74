import * as contract from '@hr/contract/attendance-rate.ts'
import { todayIn } from '#api/company/today.ts'
import { route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import {
  attendanceRateDeleted,
  attendanceRateUpdated,
  findRate,
  rateChangePreviewed,
  rateDeletionPreviewed,
} from './rate/change-rate.ts'
import { attendanceRatesCreated, newRatesPreviewed } from './rate/create-rates.ts'
import { rateGrades } from './rate/rate-grades.ts'
import { listRates } from './rate/rate.store.ts'

export const attendanceRateRoutes: readonly Route[] = [
  route(contract.listAttendanceRates, ({ db }) => listRates(db)),
  route(contract.listRateGrades, async ({ db }) => rateGrades(db, await todayIn(db))),
  route(contract.previewNewRates, newRatesPreviewed),
  route(contract.createAttendanceRates, attendanceRatesCreated),
  route(contract.getAttendanceRate, work => findRate(work, work.input.id)),
  route(contract.previewRateChange, rateChangePreviewed),
  route(contract.updateAttendanceRate, attendanceRateUpdated),
  route(contract.previewRateDeletion, rateDeletionPreviewed),
  route(contract.deleteAttendanceRate, attendanceRateDeleted),
]
