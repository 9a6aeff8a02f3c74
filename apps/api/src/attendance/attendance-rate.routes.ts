import * as contract from '@hr/contract/attendance-rate.ts'
import { todayIn } from '#api/company/today.ts'
import { route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import {
  deleteAttendanceRate,
  updateAttendanceRate,
  findRate,
  previewRateChange,
  previewRateDeletion,
} from './rate/change-rate.ts'
import { createAttendanceRates, previewNewRates } from './rate/create-rates.ts'
import { rateGrades } from './rate/rate-grades.ts'
import { listRates } from './rate/rate.store.ts'

export const attendanceRateRoutes: readonly Route[] = [
  route(contract.listAttendanceRates, ({ db }) => listRates(db)),
  route(contract.listRateGrades, async ({ db }) => rateGrades(db, await todayIn(db))),
  route(contract.previewNewRates, previewNewRates),
  route(contract.createAttendanceRates, createAttendanceRates),
  route(contract.getAttendanceRate, work => findRate(work, work.input.id)),
  route(contract.previewRateChange, previewRateChange),
  route(contract.updateAttendanceRate, updateAttendanceRate),
  route(contract.previewRateDeletion, previewRateDeletion),
  route(contract.deleteAttendanceRate, deleteAttendanceRate),
]
