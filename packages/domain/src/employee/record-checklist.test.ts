import { expect, test } from 'vitest'
import { checklistItems, isNewEmployee, missingItems } from './record-checklist.ts'
import type { ChecklistFacts, ChecklistItem } from './record-checklist.ts'

const complete: ChecklistFacts = {
  firstNameLo: 'ແກ້ວ',
  lastNameLo: 'ວົງສາ',
  gender: 'female',
  dateOfBirth: '1995-04-12',
  phone: '+8562055512345',
  address: ['Phonxay', ''],
  emergencyPerson: 'Keo',
  emergencyContact: '+8562055512346',
  passportNumber: 'PA-1',
  familyBookNumber: '',
  bankAccountNumber: '010-1',
  ssoNumber: '77',
  contractType: 'fullTime',
  salaryAmount: 0,
  scans: ['contract'],
}

test('a complete record lacks nothing', () => expect(missingItems(complete)).toEqual([]))

test('an empty record lacks everything, in order', () => {
  const nothing: ChecklistFacts = {
    firstNameLo: '',
    lastNameLo: '',
    gender: null,
    dateOfBirth: null,
    phone: null,
    address: ['', ''],
    emergencyPerson: '',
    emergencyContact: null,
    passportNumber: '',
    familyBookNumber: '',
    bankAccountNumber: '',
    ssoNumber: '',
    contractType: null,
    salaryAmount: null,
    scans: [],
  }
  expect(missingItems(nothing)).toEqual(checklistItems)
})

test.each<[Partial<ChecklistFacts>, ChecklistItem[]]>([
  [{ firstNameLo: '' }, ['nameLo']],
  [{ lastNameLo: '' }, ['nameLo']],
  [{ gender: null }, ['identity']],
  [{ dateOfBirth: null }, ['identity']],
  [{ address: ['', 'House 4'] }, []],
  [{ emergencyPerson: '' }, ['emergency']],
  [{ emergencyContact: null }, ['emergency']],
  [{ passportNumber: '' }, ['idPaper']],
  [{ passportNumber: '', familyBookNumber: 'FB-1' }, []],
  [{ passportNumber: '', scans: ['contract', 'identityCard'] }, []],
  [{ passportNumber: '', scans: ['contract', 'visa'] }, ['idPaper']],
  [{ scans: ['passport'] }, ['contractFile']],
])('%o: lacks %o', (changes, missing) => expect(missingItems({ ...complete, ...changes })).toEqual(missing))

test.each([
  ['2026-06-01', true],
  ['2026-03-02', true],
  ['2026-01-01', true],
  ['2025-12-02', false],
  ['2025-12-03', true],
])('on 2 March 2026, who starts on %s is new: %s', (startDate, isNew) =>
  expect(isNewEmployee(startDate, '2026-03-02')).toBe(isNew),
)
