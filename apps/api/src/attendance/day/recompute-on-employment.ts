// Recomputes days of attendance after a change of an employment or a job (A12).
import { addDays } from '@hr/domain/calendar/local-date.ts'
import { employeeOf } from '#api/audit/write-audit.ts'
import type { Actor } from '#api/audit/write-audit.ts'
import type {
  EmploymentResumed,
  EmploymentStarted,
  FirstDaysChanged,
  JobChanged,
  Reaction,
  Reasoned,
} from '#api/facts.ts'
import type { Because } from './differences.store.ts'
import { recomputeChangedDays } from './recompute-changed-days.ts'

const becauseOf = (
  cause: 'EMPLOYMENT' | 'JOB',
  actor: Actor,
  { reason, reasonField }: Reasoned,
): Because => ({ by: employeeOf(actor), cause, reason, reasonField })

export const recomputeStarted: Reaction<EmploymentStarted> = async (work, actor, started) => {
  const { employeeIds, from } = started
  const because = becauseOf('EMPLOYMENT', actor, started)
  await recomputeChangedDays(work, { employeeIds, from, to: null, ...because })
}

/** The days after the last day: it is new, or no longer applies. */
export const recomputeAfterEnd: Reaction<EmploymentResumed> = async (work, actor, change) => {
  const { employeeId, endedOn } = change
  if (endedOn === null) return
  const because = becauseOf('EMPLOYMENT', actor, change)
  await recomputeChangedDays(work, {
    employeeIds: [employeeId],
    from: addDays(endedOn, 1),
    to: null,
    ...because,
  })
}

/** The days between the old and the new first day. */
export const recomputeFirstDays: Reaction<FirstDaysChanged> = async (work, actor, change) => {
  const because = becauseOf('EMPLOYMENT', actor, change)
  const spans = Map.groupBy(change.people, ({ before, after }) => [before, after].toSorted().join(' '))
  for (const [span, people] of spans) {
    const [from = '', to = ''] = span.split(' ')
    const employeeIds = people.map(({ employeeId }) => employeeId)
    await recomputeChangedDays(work, { employeeIds, from, to, ...because })
  }
}

/** The grade decides the penalties. */
export const recomputeGrades: Reaction<JobChanged> = async (work, actor, change) => {
  const { employeeIds, from, changed } = change
  if (!changed.includes('jobGradeId')) return
  const because = becauseOf('JOB', actor, change)
  await recomputeChangedDays(work, { employeeIds, from, to: null, ...because })
}
