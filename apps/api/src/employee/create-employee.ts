// HR adds an employee with all fields of the record (P7, P8).
import type { createEmployee as createCall } from '@hr/contract/employee-change.ts'
import { recordErrors } from '@hr/domain/employee/record-errors.ts'
import { addressErrors } from '#api/address/address-errors.ts'
import type { PreparedHandler } from '#api/http/context.ts'
import { Refusal } from '#api/http/refusal.ts'
import { firstJobErrors } from './job/first-job-errors.ts'
import { firstShiftErrors } from './job/first-shift.ts'
import { firstJobOf, newPersonOf } from './new-employee-parts.ts'
import { currencyErrors, refuseErrors } from './record/record-refusals.ts'
import { welcomeEmployee } from './welcome-employee.ts'

export const createEmployee: PreparedHandler<typeof createCall, Buffer> = async (context, photo) => {
  const { db, input } = context
  const job = firstJobOf(input)
  if (input.mailPassword && !input.email)
    throw new Refusal('INVALID_INPUT', {}, [{ path: 'email', code: 'required', parameters: {} }])
  refuseErrors([
    ...recordErrors({ ...input, ...job }).map(error => ({ ...error, parameters: {} })),
    ...(await firstJobErrors(db, job)),
    ...(await firstShiftErrors(db, input.workShiftId)),
    ...(await addressErrors(db, input)),
    ...(await currencyErrors(db, {
      bankCurrency: input.bankCurrency,
      salaryCurrency: job.salaryCurrency,
    })),
  ])
  const { staffId, workShiftId, roleIds, deviceNumber, mailPassword: mailsSignIn, closedReason } = input
  return welcomeEmployee(context, {
    person: { ...newPersonOf(input), job },
    staffId,
    deviceNumber,
    workShiftId,
    roleIds,
    mailsSignIn,
    closedReason,
    photo,
  })
}
