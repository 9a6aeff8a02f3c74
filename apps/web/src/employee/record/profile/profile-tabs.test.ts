import type { EmployeeRecord } from '@hr/contract/employee-record.ts'
import { expect, test } from 'vitest'
import { profileTabs, shownTabs } from './profile-tabs.ts'
import type { ProfileTab, Reach, Reader } from './profile-tabs.ts'

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
  removePasskeys: false,
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

const none: Reach = { own: false, all: false, team: false }
const own: Reach = { ...none, own: true }
const tabsOf = (employeeId: number | undefined, reaches: Partial<Omit<Reader, 'employeeId'>> = {}) =>
  shownTabs(only, { employeeId, leave: own, attendance: own, overtime: own, ...reaches })
const all = { ...none, all: true }
const team = { ...none, team: true }

test.each<[string, ProfileTab[], ProfileTab[]]>([
  ['a colleague sees the card only', tabsOf(8), ['overview']],
  ['a manager of the person also sees the jobs', tabsOf(3), ['overview', 'job']],
  ['a reader with access to leave sees it', tabsOf(8, { leave: all }), ['overview', 'leave']],
  [
    'a manager sees the days of people they lead',
    tabsOf(3, { attendance: team }),
    ['overview', 'job', 'attendance'],
  ],
  ['a manager sees no days of others', tabsOf(8, { attendance: team, overtime: team }), ['overview']],
  [
    'HR sees days and overtime',
    tabsOf(8, { attendance: all, overtime: all }),
    ['overview', 'attendance', 'overtime'],
  ],
  [
    'a session without a record is nobody’s line manager',
    tabsOf(undefined, { overtime: team }),
    ['overview'],
  ],
])('shows nothing that was not sent: %s', (_case, tabs, expected) => {
  expect(tabs).toEqual(expected)
})

test.each(['leave', 'attendance', 'overtime'] as const)(
  'one’s own %s needs one’s own permission, not the one for others',
  part => {
    const others = { leave: none, attendance: none, overtime: none }
    expect(tabsOf(7, { ...others, [part]: all })).toEqual(['overview'])
    expect(tabsOf(7, { ...others, [part]: own })).toEqual(['overview', part])
  },
)

test('each part has a unique name in the URL', () => {
  expect(new Set(profileTabs).size).toBe(profileTabs.length)
})
