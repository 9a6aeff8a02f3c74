// HR hires somebody with the short page: what is known on the first day (P7, P8). The record lacks the rest until then.
import type { hireEmployee as endpoint } from '@hr/contract/employee-hire.ts'
import { paths } from '@hr/contract/paths.ts'
import { noJobFacts } from '@hr/domain/employee/job-history.ts'
import type { PreparedHandler } from '#api/http/context.ts'
import { notify } from '#api/notification/notify.ts'
import { firstJobErrors } from './job/first-job-errors.ts'
import { firstShiftErrors } from './job/first-shift.ts'
import { refuseErrors } from './record/record-refusals.ts'
import { welcomeEmployee } from './welcome-employee.ts'

export const hireEmployee: PreparedHandler<typeof endpoint, Buffer> = async (context, photo) => {
  const { db, input } = context
  const { firstName, lastName, firstNameLo, lastNameLo, email, startDate: startedOn } = input
  const { staffId, unitId, positionId, lineManagerId, workShiftId, closedReason } = input
  const job = { ...noJobFacts, unitId, positionId, lineManagerId }
  refuseErrors([...(await firstJobErrors(db, job)), ...(await firstShiftErrors(db, workShiftId))])
  const names = { firstName, lastName, firstNameLo, lastNameLo }
  const added = await welcomeEmployee(context, {
    person: { ...names, gender: null, phone: null, email, startedOn, job },
    staffId,
    workShiftId,
    mailsSignIn: true,
    closedReason,
    photo,
  })
  await notify(context, {
    employeeIds: [added.id],
    code: 'RECORD_TO_COMPLETE',
    parameters: {},
    link: paths.profile,
  })
  return added
}
