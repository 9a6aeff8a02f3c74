// Fields that leave adds to the page of a request: its days as counted.
import type { ApprovalStep } from '@hr/contract/approval.ts'
import type { countedDay } from '@hr/contract/leave.ts'
import { holidayOn } from '@hr/domain/calendar/day-plan.ts'
import type { HalfDay } from '@hr/domain/leave/leave-days.ts'
import type * as z from 'zod/mini'
import type { EngineWork } from '#api/approval/request-kind.ts'
import { listHolidays } from '#api/calendar/holidays.queries.ts'
import type { LeaveRow } from './leave-request-list.queries.ts'
import type { LeaveShapes } from './leave-shapes.ts'

type LeavePage = LeaveRow & LeaveShapes['page']

export const leaveDetail = async (
  work: EngineWork,
  page: LeavePage,
  { steps }: { readonly steps: ApprovalStep[] },
): Promise<LeaveShapes['detail']> => ({
  days: await toCountedDays(work, page),
  leaveRequestApproves: steps.map(step => ({ ...step, employee: step.approver })),
})

async function toCountedDays({ db }: EngineWork, { from, to, days }: LeavePage) {
  const isHoliday = days.some(day => day.reason === 'HOLIDAY')
  const holidays = isHoliday ? await listHolidays(db, from, to) : []
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
