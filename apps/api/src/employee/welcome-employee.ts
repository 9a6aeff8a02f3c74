// Everything that a new employee begins with, after the checks of the form: record, roles, shift, photo, sign-in,
// entitlement (P7, P8).
import type { addedEmployee } from '@hr/contract/employee-hire.ts'
import { paths } from '@hr/contract/paths.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import type * as z from 'zod/mini'
import { giveManagerRole } from '#api/access/give-manager-role.ts'
import { getCompanyProfile } from '#api/company/company.store.ts'
import type { AppCaller } from '#api/http/caller.ts'
import type { Context, Preparation } from '#api/http/context.ts'
import { storePicture } from '#api/http/stored-picture.ts'
import { publishLive } from '#api/live/publish-live.ts'
import { sendMail } from '#api/mail/send-mail.ts'
import { createPerson } from './create-people.ts'
import type { CreatedEmployee, NewEmployee } from './create-people.ts'
import { updateEmployee } from './employee.store.ts'
import { assignFirstShifts } from './job/first-shift.ts'
import { newRoles } from './new-roles.ts'
import { proposedStaffId } from './propose-staff-id.ts'
import { drawnPhoto, photoOf } from './record/photo.ts'
import { lockUniqueFields, refuseTaken } from './record/record-refusals.ts'

type Work = Pick<Context<unknown, AppCaller>, 'db' | 'caller' | 'language' | 'services'>
type Beginning = {
  readonly person: Omit<NewEmployee, 'id' | 'staffId' | 'roles' | 'language'>
  /** '' = the next one. */
  readonly staffId: string
  readonly deviceNumber?: string | null | undefined
  /** Undefined = the role Employee. */
  readonly roleIds?: readonly string[] | undefined
  /** Already locked; undefined = the default of the company. */
  readonly workShiftId?: string | undefined
  readonly mailsSignIn: boolean
  readonly closedReason: string | undefined
  readonly photo: Buffer
}

/** The forms require a photo (spec 5); an import creates people without one and marks them as incomplete. */
export async function photoOfNewEmployee(sent: Preparation<unknown, AppCaller>): Promise<Buffer> {
  return drawnPhoto(sent, photoOf(sent.files))
}

export async function welcomeEmployee(
  work: Work,
  { person, photo, workShiftId, ...given }: Beginning,
): Promise<z.output<typeof addedEmployee>> {
  const { db, caller, language, services } = work
  const { email, startedOn: from } = person
  const { lineManagerId } = person.job
  const roles = await newRoles(db, caller, given.roleIds)
  await lockUniqueFields(db)
  await refuseTaken(db, { staffId: given.staffId, deviceNumber: given.deviceNumber, email }, 0)
  const staffId = given.staffId || (await proposedStaffId(db))
  const created = await createPerson(db, { ...person, staffId, roles, language })
  const { id, username } = created
  if (workShiftId !== undefined) await assignFirstShifts(db, [{ employeeId: id, from, workShiftId }])
  const started = { employeeIds: [id], from, reason: given.closedReason }
  await services.reactions.employmentStarted(work, started)
  await updateEmployee(db, id, { profile_image: await storePicture(db, services, photo) })
  if (lineManagerId !== null) await giveManagerRole(db, [lineManagerId])
  await publishLive(db, { topic: 'employee', employeeIds: [] })
  // Without a mail server the password would be lost in the queue.
  const isMailed = given.mailsSignIn && email !== null && services.config.smtpUrl !== null
  if (isMailed) await mailSignIn(work, created, email)
  return { id, staffId, username, temporaryPassword: isMailed ? null : created.temporaryPassword }
}

async function mailSignIn(
  { db, caller, language, services }: Work,
  { username, temporaryPassword }: CreatedEmployee,
  to: string,
): Promise<void> {
  const { workspaceId } = caller
  const profile = await getCompanyProfile(db)
  await sendMail(db, services, {
    workspaceId,
    to,
    language,
    template: 'newSignIn',
    parameters: {
      company: nameIn({ name: profile.name, nameLo: profile.name_lo }, language),
      username,
      password: temporaryPassword ?? '',
    },
    link: paths.welcome,
  })
}
