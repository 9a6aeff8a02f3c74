// The people whom an unsaved line would ask, by the rules for requests (R2, R8).
import type { previewApprovalTemplate as endpoint } from '@hr/contract/approval-template.ts'
import { localDateOf } from '@hr/domain/calendar/local-date.ts'
import { templateRefusal } from '@hr/domain/approval/template-refusal.ts'
import { triedLine } from '@hr/domain/approval/tried-line.ts'
import { getCompanyProfile } from '#api/company/company.store.ts'
import { listPeople } from '#api/people/person.ts'
import type { Handler } from '#api/http/context.ts'
import { Refusal } from '#api/http/refusal.ts'
import { findLinePeople, listPersonStatus } from './approval.queries.ts'
import { resolvedLine } from './load-line.ts'
import { namingOnlyEmployees } from './save-template.ts'
import { refuse } from './set-line.ts'
import { employeesOf } from './get-template.ts'
import { peopleOfSteps } from './to-steps.ts'

/** Throws NOT_FOUND for an unknown employee, and the refusals of saving, except that former employees are skipped. */
export const previewApprovalTemplate: Handler<typeof endpoint> = async ({ db, input, now }) => {
  const items = namingOnlyEmployees(input.items)
  const known = await listPersonStatus(db, [input.employeeId, ...employeesOf(items)])
  const knownIds = known.map(one => one.id)
  if (!knownIds.includes(input.employeeId)) throw new Refusal('NOT_FOUND')
  refuse(templateRefusal(items, { activeIds: knownIds }))
  const { time_zone: timeZone } = await getCompanyProfile(db)
  const { employeeId: requesterId } = input
  const date = localDateOf(now.getTime(), timeZone)
  const others = employeesOf(items)
  const people = await findLinePeople(db, { employeeId: requesterId, date, others })
  const line = resolvedLine({ ...people, template: items, requesterId, extraApproverIds: [] })
  const named = await listPeople(db, peopleOfSteps(line))
  const steps = triedLine(items, line).map(({ approveOrder, approverId, resolver, skipReason, isAdded }) => ({
    approveOrder,
    approver: named.get(approverId ?? 0) ?? null,
    resolver,
    skipReason,
    isAdded,
  }))
  return { steps }
}
