// Recomputes days of attendance after a change of an employment or a job (A12).
import { addDays } from '@hr/domain/calendar/local-date.ts'
import type {
  EmploymentResumed,
  EmploymentStarted,
  FactWork,
  FirstDaysChanged,
  JobChanged,
  Reaction,
  Reasoned,
} from '#api/facts.ts'
import type { Because } from './differences.store.ts'
import { recomputeChangedDays } from './recompute-changed-days.ts'

const becauseOf = (
  cause: 'EMPLOYMENT' | 'JOB',
  { db }: FactWork,
  { reason, reasonField }: Reasoned,
): Because => ({ by: db.employeeId, cause, reason, reasonField })

export const recomputeStarted: Reaction<EmploymentStarted> = async (work, started) => {
  const { employeeIds, from } = started
  const because = becauseOf('EMPLOYMENT', work, started)
  await recomputeChangedDays(work, { employeeIds, from, to: null, ...because })
}

/** The days after the last day: it is new, or no longer applies. */
export const recomputeAfterEnd: Reaction<EmploymentResumed> = async (work, change) => {
  const { employeeId, endedOn } = change
  if (endedOn === null) return
  const because = becauseOf('EMPLOYMENT', work, change)
  await recomputeChangedDays(work, {
    employeeIds: [employeeId],
    from: addDays(endedOn, 1),
    to: null,
    ...because,
  })
}

/** The days between the old and the new first day. */
export const recomputeFirstDays: Reaction<FirstDaysChanged> = async (work, change) => {
  const because = becauseOf('EMPLOYMENT', work, change)
  const spans = Map.groupBy(change.people, ({ before, after }) => [before, after].toSorted().join(' '))
  for (const [span, people] of spans) {
    const [from = '', to = ''] = span.split(' ')
    const employeeIds = people.map(({ employeeId }) => employeeId)
    await recomputeChangedDays(work, { employeeIds, from, to, ...because })
  }
}

/** The grade decides the penalties. */
export const recomputeGrades: Reaction<JobChanged> = async (work, change) => {
  const { employeeIds, from, changed } = change
  if (!changed.includes('jobGradeId')) return
  const because = becauseOf('JOB', work, change)
  await recomputeChangedDays(work, { employeeIds, from, to: null, ...because })
}
