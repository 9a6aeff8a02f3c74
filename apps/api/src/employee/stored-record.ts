// A person's record as it is stored, by the names of the wire; for whoever is about to change it (P7).
import type { Kysely, Selectable } from 'kysely'
import type { Tables } from '#api/db/schema/tables.ts'
import { listEducation, listOtherPhones } from './record.queries.ts'

type Db = Kysely<Tables>
export type StoredRecord = ReturnType<typeof toRecord>
export type LockedRecord = {
  readonly row: Selectable<Tables['employee']>
  readonly record: StoredRecord
}

/** Nobody else changes the person until the transaction ends. */
export async function lockRecord(db: Db, workspaceId: string, id: number): Promise<LockedRecord | undefined> {
  const row = await db
    .selectFrom('employee')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) return undefined
  const record = toRecord(
    row,
    await listOtherPhones(db, workspaceId, id),
    await listEducation(db, workspaceId, id),
  )
  return { row, record }
}

type Education = Awaited<ReturnType<typeof listEducation>>

const toRecord = (row: Selectable<Tables['employee']>, otherPhones: string[], education: Education) => ({
  staffId: row.staff_id,
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
  email: row.email,
  phone: row.phone,
  otherPhones,
  provinceId: row.province_id,
  provinceName: row.province_name,
  districtId: row.district_id,
  districtName: row.district_name,
  villageId: row.village_id,
  villageName: row.village_name,
  addressLine: row.address_line,
  emergencyPerson: row.emergency_person,
  emergencyContact: row.emergency_contact,
  familyBookNumber: row.family_book_number,
  passportNumber: row.passport_number,
  passportExpiresOn: row.passport_expires_on,
  visaNumber: row.visa_number,
  visaExpiresOn: row.visa_expires_on,
  workPermitNumber: row.work_permit_number,
  workPermitExpiresOn: row.work_permit_expires_on,
  ssoNumber: row.sso_number,
  bankName: row.bank_name,
  bankHolderName: row.bank_holder_name,
  bankAccountNumber: row.bank_account_number,
  bankCurrency: row.bank_currency,
  education,
  status: row.status,
  startDate: row.started_on,
  probationEndsOn: row.probation_ends_on,
  deviceNumber: row.device_number,
})
