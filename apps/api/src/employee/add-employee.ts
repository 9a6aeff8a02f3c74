// HR adds an employee: record, first job, roles, photo, sign-in with a temporary password, entitlement (P7, P8).
import type { createEmployee as createCall } from '@hr/contract/employee-record.ts'
import { paths } from '@hr/contract/paths.ts'
import { recordErrors } from '@hr/domain/employee/record-errors.ts'
import { giveManagerRole } from '#api/access/give-manager-role.ts'
import { addressErrors } from '#api/address/address-errors.ts'
import { getCompanyProfile } from '#api/company/company.store.ts'
import type { PreparationFor, PreparedHandler } from '#api/http/context.ts'
import { Refusal } from '#api/http/refusal.ts'
import { storePicture } from '#api/http/stored-picture.ts'
import { publishLive } from '#api/live/publish-live.ts'
import { sendMail } from '#api/mail/send-mail.ts'
import { createEmployee } from './create-employee.ts'
import type { CreatedEmployee } from './create-employee.ts'
import { updateEmployee } from './employee.store.ts'
import { firstJobErrors } from './job/first-job-errors.ts'
import { newRoles } from './new-roles.ts'
import { proposedStaffId } from './propose-staff-id.ts'
import { firstJobOf, newPersonOf } from './new-employee-parts.ts'
import { drawnPhoto, photoOf } from './record/photo.ts'
import { currencyErrors, lockUniqueFields, refuseErrors, refuseTaken } from './record/record-refusals.ts'

type AddContext = Parameters<PreparedHandler<typeof createCall, Buffer>>[0]

/** The form requires a photo (spec 5); an import creates people without one and marks them as incomplete. */
export async function photoOfNewEmployee(sent: PreparationFor<typeof createCall>): Promise<Buffer> {
  return drawnPhoto(sent, photoOf(sent.files))
}

export const employeeAdded: PreparedHandler<typeof createCall, Buffer> = async (context, photo) => {
  const { db, caller, input, language, services } = context
  const job = firstJobOf(input)
  if (input.mailPassword && !input.email)
    throw new Refusal('INVALID_INPUT', {}, [{ path: 'email', code: 'required', parameters: {} }])
  refuseErrors([
    ...recordErrors({ ...input, ...job }).map(error => ({ ...error, parameters: {} })),
    ...(await firstJobErrors(db, job)),
    ...(await addressErrors(db, input)),
    ...(await currencyErrors(db, {
      bankCurrency: input.bankCurrency,
      salaryCurrency: job.salaryCurrency,
    })),
  ])
  const roles = await newRoles(db, caller, input.roleIds)
  await lockUniqueFields(db)
  await refuseTaken(db, input, 0)
  const staffId = input.staffId || (await proposedStaffId(db))
  const created = await createEmployee(db, {
    ...newPersonOf(input),
    staffId,
    job,
    roles,
    language,
  })
  await services.reactions.employmentStarted(context, {
    employeeIds: [created.id],
    from: input.startDate,
    reason: input.closedReason,
  })
  await updateEmployee(db, created.id, { profile_image: await storePicture(db, services, photo) })
  if (job.lineManagerId) await giveManagerRole(db, [job.lineManagerId])
  await publishLive(db, { topic: 'employee', employeeIds: [] })
  // Without a mail server the password would be lost in the queue.
  const isMailed = input.mailPassword && services.config.smtpUrl !== null
  if (isMailed) await mailSignIn(context, created)
  const { id, username } = created
  return { id, staffId, username, temporaryPassword: isMailed ? null : created.temporaryPassword }
}

async function mailSignIn(
  { db, caller, input, language, services }: AddContext,
  { username, temporaryPassword }: CreatedEmployee,
): Promise<void> {
  const { workspaceId } = caller
  const profile = await getCompanyProfile(db)
  await sendMail(db, services, {
    workspaceId,
    to: input.email ?? '',
    language,
    template: 'newSignIn',
    parameters: {
      company: (language === 'lo' && profile.name_lo) || profile.name,
      username,
      password: temporaryPassword ?? '',
    },
    link: paths.employee,
  })
}
