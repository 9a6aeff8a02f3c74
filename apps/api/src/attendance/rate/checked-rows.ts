// The bands of a penalty table from the input, checked by the domain (A9).
import type { createAttendanceRates } from '@hr/contract/attendance-rate.ts'
import type { CheckedInputOf } from '@hr/contract/endpoint.ts'
import { bandTimes } from '@hr/domain/attendance/band-times.ts'
import type { RateRow } from '@hr/domain/attendance/day-facts.ts'
import { rateRowsFault } from '@hr/domain/attendance/rate-rows-fault.ts'
import { Refusal } from '#api/http/refusal.ts'

type GivenRows = CheckedInputOf<typeof createAttendanceRates>['rows']

/** INVALID_INPUT at the wrong field. */
export function checkedRows(given: GivenRows): RateRow[] {
  const fault = rateRowsFault(given)
  if (fault) {
    const { index, field, code, ...least } = fault
    throw new Refusal('INVALID_INPUT', {}, [{ path: `rows.${index}.${field}`, code, parameters: least }])
  }
  return given.map(({ timeIn, toTime, ...row }, index) => {
    const times = bandTimes(row, index === given.length - 1)
    return { ...row, timeIn: timeIn ?? times.timeIn, toTime: toTime ?? times.toTime }
  })
}
