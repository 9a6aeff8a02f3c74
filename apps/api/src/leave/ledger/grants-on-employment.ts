// The yearly grants follow an employment (L3).
import type {
  EmploymentEnded,
  EmploymentResumed,
  EmploymentStarted,
  FirstDaysChanged,
  Reaction,
} from '#api/facts.ts'
import { adjustGrantsToEmployment } from './adjust-grants-to-employment.ts'
import { adjustGrantsToFirstDay } from './adjust-grants-to-first-day.ts'
import { grantDueYears } from './grant-year.ts'

export const grantFirstYears: Reaction<EmploymentStarted> = async ({ db, now }, actor, { employeeIds }) => {
  await grantDueYears(db, actor, now, { employeeIds })
}

export const shortenGrants: Reaction<EmploymentEnded> = async ({ db, now }, actor, ended) => {
  const { employeeId, startedOn, endedOn } = ended
  await adjustGrantsToEmployment(db, actor, now, { employeeId, startedOn, endedOn, because: 'end' })
}

export const restoreGrants: Reaction<EmploymentResumed> = async ({ db, now }, actor, resumed) => {
  const { employeeId, startedOn } = resumed
  await adjustGrantsToEmployment(db, actor, now, { employeeId, startedOn, endedOn: null, because: 'end' })
  await grantDueYears(db, actor, now, { employeeIds: [employeeId] })
}

export const moveFirstDays: Reaction<FirstDaysChanged> = async ({ db, now }, actor, { people }) => {
  for (const { employeeId, after } of people)
    await adjustGrantsToFirstDay(db, actor, now, { employeeId, startedOn: after })
}
