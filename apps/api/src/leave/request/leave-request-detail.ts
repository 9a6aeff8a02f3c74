// One leave request as its readers see it: days, line, history, files.
import { holidayOn } from '@hr/domain/calendar/day-plan.ts'
import type { HalfDay } from '@hr/domain/leave/leave-days.ts'
import type { LeaveRequestDetail, countedDay } from '@hr/contract/leave.ts'
import type * as z from 'zod/mini'
import { listEvents, listSteps } from '#api/approval/approval.store.ts'
import { addedIds } from '#api/approval/edit-request.ts'
import { canSeeRequest } from '#api/approval/can-see-request.ts'
import { loadReader } from '#api/approval/reader.ts'
import { listRequestFiles } from '#api/approval/request-file.store.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { storedFile } from '#api/approval/stored-file.ts'
import { peopleOfSteps, shownHistory, shownSteps } from '#api/approval/shown-request.ts'
import { findClosedTo } from '#api/approval/closed-request.queries.ts'
import { listPeople } from '#api/employee/person.ts'
import { listHolidays } from '#api/holiday/holiday.store.ts'
import type { RawAnswer } from '#api/http/context.ts'
import { Refusal, found } from '#api/http/refusal.ts'
import { decisionFacts } from './decision-facts.ts'
import { leaveKind } from './leave-kind.ts'
import { findLeaveRow } from './leave-request-list.queries.ts'
import type { LeaveRow } from './leave-request-list.queries.ts'
import { listHalfDays } from './leave-request.store.ts'
import { shownLeaveRow } from './shown-leave-row.ts'

/** NOT_FOUND for whoever may not see it. */
export async function leaveRequestDetail(work: Work<unknown>, id: string): Promise<LeaveRequestDetail> {
  const { db, caller } = work
  const of = { workspaceId: caller.workspaceId, kind: leaveKind.kind }
  const { row, steps } = await visibleRequest(work, id)
  const events = await listEvents(db, of, id)
  const people = await listPeople(db, caller.workspaceId, [
    row.requesterId,
    ...peopleOfSteps(steps),
    ...events.flatMap(event => [event.actorId, event.actedFor]),
  ])
  const shown = shownSteps(steps, people)
  const shownRow = shownLeaveRow(await loadReader(work, leaveKind), row, steps, people)
  const facts = await decisionFacts(work, shownRow.may.decide ? [row] : [])
  return {
    ...shownRow,
    decision: facts.get(id) ?? null,
    days: await shownDays(work, row),
    steps: shown,
    leaveRequestApproves: shown,
    addedApprovers: addedIds(steps).flatMap(approverId => people.get(approverId) ?? []),
    history: shownHistory(events, people, work.language),
    files: await listRequestFiles(db, of, id),
    closedTo: row.status === 'PENDING' ? ((await findClosedTo(db, of, id)) ?? null) : null,
  }
}

export async function leaveRequestFile(
  work: Work<{ readonly id: string; readonly fileId: string }>,
): Promise<RawAnswer> {
  await visibleRequest(work, work.input.id)
  return storedFile(work, leaveKind)
}

async function visibleRequest(work: Work<unknown>, id: string) {
  const { db, caller } = work
  const row = found(await findLeaveRow(db, caller.workspaceId, id))
  const steps = await listSteps(db, { workspaceId: caller.workspaceId, kind: leaveKind.kind }, [id])
  if (!(await canSeeRequest(work, leaveKind, row, steps))) throw new Refusal('NOT_FOUND')
  return { row, steps }
}

/** A cancellation has no days of its own: it gives back those of the leave it is about. */
async function shownDays({ db, caller: { workspaceId } }: Work<unknown>, row: LeaveRow) {
  const leaveId = row.purpose === 'CANCELLATION' ? (row.originalId ?? row.id) : row.id
  const days = await listHalfDays(db, workspaceId, leaveId)
  const isHoliday = days.some(day => day.reason === 'HOLIDAY')
  const holidays = isHoliday ? await listHolidays(db, workspaceId, row.from, row.to) : []
  return days.map(day => {
    const holiday = day.reason === 'HOLIDAY' ? holidayOn(holidays, day.date) : undefined
    return shownDay({ ...day, ...(holiday && { holidayName: holiday.name, holidayNameLo: holiday.nameLo }) })
  })
}

export const shownDay = (day: HalfDay): z.output<typeof countedDay> => ({
  date: day.date,
  half: day.half,
  counted: day.counted,
  reason: day.reason,
  holidayName: day.holidayName ?? null,
  holidayNameLo: day.holidayNameLo ?? null,
})
