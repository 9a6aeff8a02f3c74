// One person as a reader may see them: hidden fields are not sent (P5, P7).
import type { WaitingEmail } from '@hr/contract/email-change.ts'
import type {
  EmployeeCard,
  EmployeePersonal,
  EmployeeRecord,
  EmployeeSensitive,
  getEmployee as endpoint,
} from '@hr/contract/employee-record.ts'
import { can } from '@hr/domain/access/can.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { missingOf } from '../missing-of.ts'
import { todayIn } from '#api/company/today.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { Handler } from '#api/http/context.ts'
import { orNotFound } from '#api/http/refusal.ts'
import { findEmailChange } from '../email/email-change.store.ts'
import { listDocuments } from './document.store.ts'
import { logSensitiveRead } from '#api/access/log-sensitive-read.ts'
import { findSignInFactors } from '#api/access/employee-account.queries.ts'
import { mayChangeEmail } from './may-change-email.ts'
import { listPeople, toPerson } from '#api/people/person.ts'
import { isSelf } from '#api/access/sensitive-scope.ts'
import { recordScope } from './record-scope.ts'
import type { RecordScope } from './record-scope.ts'
import {
  countReports,
  findRecordRow,
  findUsername,
  listEducation,
  listOtherPhones,
  listRolesOf,
} from './record.queries.ts'
import type { RecordRow } from './record.queries.ts'
import { papersOf } from '../import/row-facts.ts'
import { toAddress } from '#api/address/to-address.ts'

type RecordContext = Parameters<Handler<typeof endpoint>>[0]

/** Logs a read of somebody else's sensitive data. */
export const getEmployee: Handler<typeof endpoint> = async context => {
  const { db, caller, input } = context
  const { id } = input
  const today = await todayIn(db)
  const scope = orNotFound(await recordScope(db, caller, id, today))
  const row = orNotFound(await findRecordRow(db, id, today))
  if (scope.sensitive) await logSensitiveRead(db, caller, 'record', [id])
  return {
    card: await cardOf(db, row, today),
    personal: scope.personal ? await personalOf(db, row) : null,
    sensitive: scope.sensitive ? await sensitiveOf(db, row) : null,
    waitingEmail: scope.sensitive ? await waitingEmailOf(db, row) : null,
    emailRefusedAt: emailRefusedAtOf(context, scope, row),
    may: await mayOf(context, row),
    version: row.updated_at.toISOString(),
  }
}

const emailRefusedAtOf = (
  { caller }: RecordContext,
  { personal }: RecordScope,
  { email_refused_at: at }: RecordRow,
): string | null => (personal && can(caller.access, 'EMPLOYEE') ? (at?.toISOString() ?? null) : null)

async function cardOf(db: Scope, row: RecordRow, today: LocalDate): Promise<EmployeeCard> {
  const managers = await listPeople(db, [row.line_manager_id])
  return {
    ...toPerson(row),
    staffId: row.staff_id,
    status: row.status,
    unitId: row.unit_id,
    unit: row.unit,
    unitLo: row.unit_lo,
    location: row.location,
    positionId: row.position_id,
    position: row.position,
    positionLo: row.position_lo,
    jobGradeId: row.job_grade_id,
    jobGrade: row.job_grade,
    lineManager: managers.get(row.line_manager_id ?? 0) ?? null,
    email: row.email,
    phone: row.phone,
    startDate: row.started_on,
    endDate: row.ended_on,
    reportCount: await countReports(db, row.id, today),
  }
}

async function personalOf(db: Scope, row: RecordRow): Promise<EmployeePersonal> {
  return {
    firstName: row.first_name,
    lastName: row.last_name,
    firstNameLo: row.first_name_lo,
    lastNameLo: row.last_name_lo,
    gender: row.gender,
    dateOfBirth: row.date_of_birth,
    nationality: row.nationality,
    birthPlace: row.birth_place,
    maritalStatus: row.marital_status,
    yearWorkExperience: row.year_work_experience,
    otherPhones: await listOtherPhones(db, row.id),
    address: await toAddress(db, row),
    emergencyPerson: row.emergency_person,
    emergencyContact: row.emergency_contact,
    probationEndsOn: row.probation_ends_on,
    education: await listEducation(db, row.id),
    contractType: row.contract_type,
    contractStart: row.contract_start,
    contractEnd: row.contract_end,
    costCenter: row.cost_center ?? '',
    username: (await findUsername(db, row.id))?.username ?? null,
    deviceNumber: row.device_number,
    endReason: row.end_reason,
    roles: await listRolesOf(db, row.id),
    missing: missingOf(row),
  }
}

const sensitiveOf = async (db: Scope, row: RecordRow): Promise<EmployeeSensitive> => ({
  ...papersOf(row),
  salaryAmount: row.salary_amount,
  salaryCurrency: row.salary_currency,
  fuelAllowance: row.fuel_allowance,
  phoneAllowance: row.phone_allowance,
  housingAllowance: row.housing_allowance,
  homeTripAllowance: row.home_trip_allowance,
  documents: await listDocuments(db, row.id),
})

async function waitingEmailOf(db: Scope, { id }: RecordRow): Promise<WaitingEmail | null> {
  const change = await findEmailChange(db, id)
  if (!change) return null
  const { askedById } = change
  return {
    email: change.newEmail,
    askedBy: (await listPeople(db, [askedById])).get(askedById ?? 0) ?? null,
    askedAt: change.askedAt.toISOString(),
    endsAt: new Date(change.endsAt).toISOString(),
    isConfirmed: change.newConfirmed,
    isAgreed: change.oldAgreed,
  }
}

/** For hiding buttons only; each call checks again. */
async function mayOf(
  { db, caller, services }: RecordContext,
  row: RecordRow,
): Promise<EmployeeRecord['may']> {
  const self = isSelf(caller, row.id)
  const edit = can(caller.access, 'EMPLOYEE', 'edit')
  const isReadOnly = caller.viewer !== null
  const resetPassword =
    edit && !self && !isReadOnly && (await mayChangeEmail(db, caller, services.config, row.id))
  const factors = resetPassword ? await findSignInFactors(db, row.id) : undefined
  return {
    edit: edit && !isReadOnly,
    editOwn: self && !isReadOnly,
    propose: self && !isReadOnly,
    delete: can(caller.access, 'EMPLOYEE', 'delete') && !self && !isReadOnly,
    terminate: edit && !self && !isReadOnly,
    resetPassword,
    turnOffSecondStep: factors?.secondStep ?? false,
    removePasskeys: factors?.passkeys ?? false,
    changeJob: edit && !isReadOnly,
  }
}
