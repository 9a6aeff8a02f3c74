import type { EmployeeRecord } from '@hr/contract/employee-record.ts'
import { expect, test } from 'vitest'
import { profileTabs, shownTabs } from './profile-tabs.ts'
import type { ProfileTab } from './profile-tabs.ts'

const person = (id: number) => ({
  id,
  firstName: '',
  lastName: '',
  firstNameLo: '',
  lastNameLo: '',
  profileImage: null,
})
const may = {
  edit: false,
  editOwn: false,
  propose: false,
  delete: false,
  terminate: false,
  resetPassword: false,
  turnOffSecondStep: false,
  changeJob: false,
}
const card = {
  ...person(7),
  staffId: 'E-7',
  status: 'active',
  unitId: null,
  unit: null,
  unitLo: null,
  location: null,
  positionId: null,
  position: null,
  positionLo: null,
  jobGradeId: null,
  jobGrade: null,
  lineManager: person(3),
  email: null,
  phone: null,
  startDate: '2026-01-05',
  endDate: null,
  reportCount: 0,
} as const
const only: EmployeeRecord = {
  card,
  personal: null,
  sensitive: null,
  waitingEmail: null,
  emailRefusedAt: null,
  may,
  version: '',
}

test.each<[string, number | undefined, boolean, ProfileTab[]]>([
  ['a colleague sees the card only', 8, false, ['overview']],
  ['whoever leads the person sees the jobs as well', 3, false, ['overview', 'job']],
  ['whoever may look at leave sees it', 8, true, ['overview', 'leave']],
  ['a session without a record is nobody’s line manager', undefined, false, ['overview']],
])('shows nothing that was not sent: %s', (_case, employeeId, seesLeave, expected) => {
  expect(shownTabs(only, { employeeId, seesLeave, hasLeave: true })).toEqual(expected)
})

test('one’s own leave needs one’s own permission, not the one for others', () => {
  expect(shownTabs(only, { employeeId: 7, seesLeave: true, hasLeave: false })).toEqual(['overview'])
  expect(shownTabs(only, { employeeId: 7, seesLeave: false, hasLeave: true })).toEqual(['overview', 'leave'])
})

test('each part has a unique name in the URL', () => {
  expect(new Set(profileTabs).size).toBe(profileTabs.length)
})
