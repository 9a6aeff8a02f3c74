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

export const grantFirstYears: Reaction<EmploymentStarted> = async ({ db }, { employeeIds }) => {
  await grantDueYears(db, { employeeIds })
}

export const shortenGrants: Reaction<EmploymentEnded> = async ({ db }, ended) => {
  const { employeeId, startedOn, endedOn } = ended
  await adjustGrantsToEmployment(db, { employeeId, startedOn, endedOn, because: 'end' })
}

export const restoreGrants: Reaction<EmploymentResumed> = async ({ db }, resumed) => {
  const { employeeId, startedOn } = resumed
  await adjustGrantsToEmployment(db, { employeeId, startedOn, endedOn: null, because: 'end' })
  await grantDueYears(db, { employeeIds: [employeeId] })
}

export const moveFirstDays: Reaction<FirstDaysChanged> = async ({ db }, { people }) => {
  for (const { employeeId, after } of people)
    await adjustGrantsToFirstDay(db, { employeeId, startedOn: after })
}
