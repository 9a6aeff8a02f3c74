// SQL that writes a record without its jobs: plain fields, further phones, education (P7).
import type { RecordValues } from '@hr/contract/employee-contact.ts'
import type { Education } from '@hr/contract/employee-fields.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { newId } from '#api/db/new-id.ts'
import { noteChanged } from '#api/people/person-changes.store.ts'

/** Rows per statement: PostgreSQL takes 65,535 parameters. */
const batch = 5000

/** Missing fields are undefined, so that inserts and updates skip them. */
export const recordColumns = (values: Partial<RecordValues>) => ({
  staff_id: values.staffId,
  first_name: values.firstName,
  last_name: values.lastName,
  first_name_lo: values.firstNameLo,
  last_name_lo: values.lastNameLo,
  gender: values.gender,
  date_of_birth: values.dateOfBirth,
  nationality: values.nationality,
  birth_place: values.birthPlace,
  marital_status: values.maritalStatus,
  year_work_experience: values.yearWorkExperience,
  email: values.email,
  phone: values.phone,
  province_id: values.provinceId,
  province_name: values.provinceName,
  district_id: values.districtId,
  district_name: values.districtName,
  village_id: values.villageId,
  village_name: values.villageName,
  address_line: values.addressLine,
  emergency_person: values.emergencyPerson,
  emergency_contact: values.emergencyContact,
  family_book_number: values.familyBookNumber,
  passport_number: values.passportNumber,
  passport_expires_on: values.passportExpiresOn,
  visa_number: values.visaNumber,
  visa_expires_on: values.visaExpiresOn,
  work_permit_number: values.workPermitNumber,
  work_permit_expires_on: values.workPermitExpiresOn,
  sso_number: values.ssoNumber,
  bank_name: values.bankName,
  bank_holder_name: values.bankHolderName,
  bank_account_number: values.bankAccountNumber,
  bank_currency: values.bankCurrency,
  status: values.status,
  started_on: values.startDate,
  probation_ends_on: values.probationEndsOn,
  device_number: values.deviceNumber,
})

type RecordLists = {
  readonly employeeId: number
  /** Missing = unchanged; given = replaced as a whole. */
  readonly otherPhones?: readonly string[] | undefined
  readonly education?: readonly Education[] | undefined
}

export async function saveRecordLists(db: Scope, people: readonly RecordLists[]): Promise<void> {
  await replacePhones(db, people)
  await replaceEducation(db, people)
}

async function replacePhones(db: Scope, people: readonly RecordLists[]): Promise<void> {
  const given = people.filter(({ otherPhones }) => otherPhones)
  const rows = given.flatMap(({ employeeId, otherPhones = [] }) =>
    [...new Set(otherPhones)].map((number, sort_order) => ({
      workspace_id: db.workspaceId,
      employee_id: employeeId,
      sort_order,
      number,
    })),
  )
  for (const ids of batches(given.map(({ employeeId }) => employeeId))) {
    await db.delete('employee_phone').where('employee_id', 'in', ids).execute()
  }
  for (const some of batches(rows)) await db.insertInto('employee_phone').values(some).execute()
}

async function replaceEducation(db: Scope, people: readonly RecordLists[]): Promise<void> {
  const given = people.filter(({ education }) => education)
  const rows = given.flatMap(({ employeeId, education = [] }) =>
    education.map(({ level, institution, major, graduatedOn }, sort_order) => ({
      workspace_id: db.workspaceId,
      id: newId(),
      employee_id: employeeId,
      sort_order,
      level,
      institution,
      major,
      graduated_on: graduatedOn,
    })),
  )
  for (const ids of batches(given.map(({ employeeId }) => employeeId))) {
    await db.delete('employee_education').where('employee_id', 'in', ids).execute()
  }
  for (const some of batches(rows)) await db.insertInto('employee_education').values(some).execute()
}

const batches = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / batch) }, (_, index) =>
    rows.slice(index * batch, (index + 1) * batch),
  )

/** With jobs, phones, education, documents and proposals; a foreign key fails while anything else refers to it. */
export async function deleteEmployeeRow(db: Scope, id: number): Promise<void> {
  await db.delete('employee_job').where('employee_id', '=', id).execute()
  await db.delete('employee').where('id', '=', id).execute()
  await noteChanged(db, [id])
}
