// An empty table to fill in, with an example and notes per column, in the reader's language (P10).
import type { ImportColumn, importTemplate as endpoint } from '@hr/contract/employee-import.ts'
import type { Language } from '@hr/contract/messages/text.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { can } from '@hr/domain/access/can.ts'
import { noJobFacts } from '@hr/domain/employee/job-history.ts'
import { writeTable, xlsxType } from '#api/files/write-table.ts'
import type { Handler, RawAnswer } from '#api/http/context.ts'
import { importNote } from './import-note.ts'
import { sheetCells } from './sheet-cells.ts'
import { findPlace, sheetLookups } from './sheet-lookups.ts'
import type { SheetLookups } from './sheet-lookups.ts'
import { sheetColumns, sheetOf } from './sheet-table.ts'
import type { SheetRow } from './sheet.queries.ts'

const titles = {
  en: {
    people: 'Employees',
    notes: 'Notes',
    column: 'Column',
    note: 'What it takes',
    example:
      'The first employee is an example: write over it. Empty cells and left out columns change nothing.',
  },
  lo: {
    people: 'ພະນັກງານ',
    notes: 'ຄຳອະທິບາຍ',
    column: 'ຖັນ',
    note: 'ຂໍ້ມູນໃນຖັນ',
    example: 'ພະນັກງານຄົນທຳອິດແມ່ນຕົວຢ່າງ: ໃຫ້ຂຽນທັບ. ຊ່ອງຫວ່າງ ແລະ ຖັນທີ່ບໍ່ມີ ຈະບໍ່ປ່ຽນແປງຫຍັງ.',
  },
} as const

export async function importTemplate({
  db,
  caller,
  language,
}: Parameters<Handler<typeof endpoint>>[0]): Promise<RawAnswer> {
  const lookups = await sheetLookups(db)
  const columns = sheetColumns(can(caller.access, 'EMPLOYEE', 'edit'))
  const example = sheetCells(exampleOf(lookups, language), language, lookups)
  const text = titles[language]
  const bytes = await writeTable([
    sheetOf(text.people, columns, [example], language),
    {
      name: text.notes,
      columns: noteColumns,
      rows: [[text.column, text.note], ...notes(columns, language), ['', ''], ['', text.example]],
    },
  ])
  return { bytes, contentType: xlsxType, name: 'employees-template.xlsx' }
}

const noteColumns = [
  { kind: 'text', width: 32 },
  { kind: 'text', width: 100 },
] as const

const notes = (columns: readonly ImportColumn[], language: Language): string[][] =>
  columns.map(column => [fieldLabel(language, column), importNote(column, language)])

/** What people write in one language only. */
const written = {
  en: {
    nationality: 'Lao',
    birthPlace: 'Vientiane',
    village: 'Phonsinuan',
    addressLine: '12 Samsenthai Road',
    emergencyPerson: 'Somchit Vongsa',
    level: 'Bachelor',
    institution: 'National University of Laos',
    major: 'Economics',
  },
  lo: {
    nationality: 'ລາວ',
    birthPlace: 'ວຽງຈັນ',
    village: 'ໂພນສີນວນ',
    addressLine: 'ເຮືອນເລກທີ 12 ຖະໜົນສາມແສນໄທ',
    emergencyPerson: 'ສົມຈິດ ວົງສາ',
    level: 'ປະລິນຍາຕີ',
    institution: 'ມະຫາວິທະຍາໄລແຫ່ງຊາດ',
    major: 'ເສດຖະສາດ',
  },
} as const satisfies Readonly<Record<Language, Readonly<Record<string, string>>>>

/** An invented person who shows how to write each cell; dates and numbers are plain examples. */
function exampleOf({ places, currencies, workShifts }: SheetLookups, language: Language): SheetRow {
  const { village, level, institution, major, ...record } = written[language]
  const base = [...currencies].find(([, { isBase }]) => isBase)?.[0] ?? null
  const provinceId = findPlace(places, 'province', null, 'Vientiane Capital') ?? null
  const districtId = findPlace(places, 'district', provinceId, 'Sisattanak') ?? null
  const place = (id: number | null, name: string) => ({ id, name: id === null ? name : '' })
  return {
    names: {
      unit: 'Sales',
      unitLo: 'ຝ່າຍຂາຍ',
      position: 'Accountant',
      positionLo: 'ນັກບັນຊີ',
      jobGrade: 'SO',
      jobGradeLo: '',
      manager: 'E-001',
      workShift: workShifts[0]?.name ?? null,
      workShiftLo: workShifts[0]?.nameLo ?? null,
    },
    record: {
      ...record,
      id: 0,
      staffId: 'E-002',
      firstName: 'Khamla',
      lastName: 'Vongsa',
      firstNameLo: 'ຄຳຫຼ້າ',
      lastNameLo: 'ວົງສາ',
      gender: 'female',
      dateOfBirth: '1994-06-15',
      maritalStatus: 'married',
      yearWorkExperience: 6,
      email: 'khamla@example.la',
      phone: '+8562055512345',
      otherPhones: ['+85621212345'],
      province: place(provinceId, 'Vientiane Capital'),
      district: place(districtId, 'Sisattanak'),
      village: place(null, village),
      emergencyContact: '+8562055512346',
      status: 'probation',
      startDate: '2026-01-05',
      endDate: null,
      probationEndsOn: '2026-04-04',
      deviceNumber: '1042',
      education: [{ level, institution, major, graduatedOn: '2016-06-30' }],
      familyBookNumber: '12345',
      passportNumber: 'PA0123456',
      passportExpiresOn: '2030-05-31',
      visaNumber: '',
      visaExpiresOn: null,
      workPermitNumber: '',
      workPermitExpiresOn: null,
      ssoNumber: '0123456789',
      bankName: 'BCEL',
      bankHolderName: 'Khamla Vongsa',
      bankAccountNumber: '0101234567890',
      bankCurrency: base,
      job: {
        ...noJobFacts,
        contractType: 'fullTime',
        contractStart: '2026-01-05',
        contractEnd: '2027-01-04',
        costCenter: 'CC-10',
        salaryAmount: 6_000_000,
        salaryCurrency: base,
        fuelAllowance: 500_000,
        phoneAllowance: 100_000,
      },
    },
  }
}
