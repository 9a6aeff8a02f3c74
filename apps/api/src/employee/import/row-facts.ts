// Maps rows of employee and job to facts of a record: the one place where columns and fields meet for reading.
import type { JobFacts } from '@hr/domain/employee/job-history.ts'
import type { Selectable } from 'kysely'
import type { Tables } from '#api/db/schema/tables.ts'

type EmployeeRow = Selectable<Tables['employee']>
type JobRow = Selectable<Tables['employee_job']>
/** A left-joined job: all null for people without one. */
type JobColumns = { readonly [Column in JobColumn]: JobRow[Column] | null }
type JobColumn =
  | 'unit_id'
  | 'position_id'
  | 'job_grade_id'
  | 'line_manager_id'
  | 'contract_type'
  | 'contract_start'
  | 'contract_end'
  | 'salary_amount'
  | 'salary_currency'
  | 'fuel_allowance'
  | 'phone_allowance'
  | 'housing_allowance'
  | 'home_trip_allowance'
  | 'cost_center'

/** Identity and contact, without the address. */
export const identityOf = (row: EmployeeRow) => ({
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
  addressLine: row.address_line,
  emergencyPerson: row.emergency_person,
  emergencyContact: row.emergency_contact,
  status: row.status,
  startDate: row.started_on,
  probationEndsOn: row.probation_ends_on,
  deviceNumber: row.device_number,
})

/** The sensitive part (P7): papers and the bank account. */
export const papersOf = (row: EmployeeRow) => ({
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
})

export const jobFactsOf = (row: JobColumns): JobFacts => ({
  unitId: row.unit_id,
  positionId: row.position_id,
  jobGradeId: row.job_grade_id,
  lineManagerId: row.line_manager_id,
  contractType: row.contract_type,
  contractStart: row.contract_start,
  contractEnd: row.contract_end,
  salaryAmount: row.salary_amount,
  salaryCurrency: row.salary_currency,
  fuelAllowance: row.fuel_allowance,
  phoneAllowance: row.phone_allowance,
  housingAllowance: row.housing_allowance,
  homeTripAllowance: row.home_trip_allowance,
  costCenter: row.cost_center ?? '',
})
