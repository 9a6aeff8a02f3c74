// Fields that leave adds to the page of a request: its days as counted.
import type { ApprovalStep } from '@hr/contract/approval.ts'
import type { countedDay } from '@hr/contract/leave.ts'
import { holidayOn } from '@hr/domain/calendar/day-plan.ts'
import type { HalfDay } from '@hr/domain/leave/leave-days.ts'
import type * as z from 'zod/mini'
import type { EngineWork } from '#api/approval/request-kind.ts'
import { listHolidays } from '#api/calendar/holidays.queries.ts'
import type { LeaveRow } from './leave-request-list.queries.ts'
import { listHalfDays } from './leave-request.store.ts'
import type { LeaveShapes } from './leave-shapes.ts'

export const leaveDetail = async (
  work: EngineWork,
  row: LeaveRow,
  { steps }: { readonly steps: ApprovalStep[] },
): Promise<LeaveShapes['detail']> => ({
  days: await listCountedDays(work, row),
  leaveRequestApproves: steps,
})

/** A cancellation has no days of its own: it shows those of the leave it cancels. */
async function listCountedDays({ db }: EngineWork, row: LeaveRow) {
  const leaveId = row.purpose === 'CANCELLATION' ? (row.originalId ?? row.id) : row.id
  const days = await listHalfDays(db, leaveId)
  const isHoliday = days.some(day => day.reason === 'HOLIDAY')
  const holidays = isHoliday ? await listHolidays(db, row.from, row.to) : []
  return days.map(day => {
    const holiday = day.reason === 'HOLIDAY' ? holidayOn(holidays, day.date) : undefined
    return toCountedDay({
      ...day,
      ...(holiday && { holidayName: holiday.name, holidayNameLo: holiday.nameLo }),
    })
  })
}

export const toCountedDay = (day: HalfDay): z.output<typeof countedDay> => ({
  date: day.date,
  half: day.half,
  counted: day.counted,
  reason: day.reason,
  holidayName: day.holidayName ?? null,
  holidayNameLo: day.holidayNameLo ?? null,
})
