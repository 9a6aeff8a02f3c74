import { describe, expect, test } from 'vitest'
import { menu as en } from '#web/i18n/en/menu.ts'
import { menu as lo } from '#web/i18n/lo/menu.ts'
import { routeTable } from '#web/routes.tsx'
import { isCurrent, isWithin } from './current-entry.ts'
import { amsMenu, appMenu, shownMenu } from './menu.ts'
import type { MenuFacts } from './menu.ts'

const groups = new Map(routeTable.map(row => [row.path, row.group]))
const builtPaths = new Set(routeTable.filter(row => row.page !== undefined).map(row => row.path))
const allBuilt = (path: string) => ({ built: true, group: groups.get(path) })
const admin = { isAdmin: true, permissions: [] }
const holding = (...names: string[]) => ({
  isAdmin: false,
  permissions: names.map(groupName => ({ groupName, name: 'view' })),
})
const english = (facts: Partial<MenuFacts>) =>
  shownMenu(appMenu, { access: admin, routeFacts: allBuilt, titleOf: title => en[title], ...facts })
const entriesOf = (facts: Partial<MenuFacts>, section: string) =>
  english(facts)
    .find(({ key }) => key === section)
    ?.entries.map(entry => entry.title)

describe('app menu', () => {
  test('sections in the order of the spec, submenus by title', () => {
    expect(english({}).map(section => section.title)).toEqual([
      'Dashboard',
      'Leaves calendar',
      'Employees management',
      'Organisation structure',
      'Leave management',
      'Attendances',
      'OT management',
      'Administration',
    ])
    expect(entriesOf({}, 'leaveManagement')).toEqual([
      'Leave requests',
      'My leave',
      'Summary',
      'Team leave requests',
    ])
    expect(entriesOf({}, 'administration')).toEqual([
      'Approval lines',
      'Attendance rates',
      'Attendance request quota',
      'Audit log',
      'Company profile',
      'Currency',
      'Departments',
      'Holiday',
      'Leave types',
      'OT setting',
      'Roles and permissions',
      'Work shift',
    ])
  })

  test('the order follows the language', () => {
    const titles = english({ titleOf: title => lo[title] }).find(({ key }) => key === 'employeesManagement')
    expect(titles?.entries.map(entry => entry.title)).toEqual(['ຕຳແໜ່ງ', 'ພະນັກງານ', 'ລະດັບຂັ້ນ'])
  })

  test('only built pages', () => {
    const routeFacts = (path: string) => ({ ...allBuilt(path), built: path === '/app/leaves' })
    expect(english({ routeFacts }).map(section => section.entries)).toEqual([
      [{ title: 'My leave', path: '/app/leaves', within: ['/app/leaves/leave-requests'] }],
    ])
  })

  test('only page groups with view permission', () => {
    expect(english({ access: holding('MY_LEAVE', 'DASHBOARD') }).map(section => section.title)).toEqual([
      'Dashboard',
      'Leave management',
    ])
  })
})

test('attendance request types have their own entry only without permission to view the quota page', () => {
  const quota = 'Attendance request quota'
  const titles = (...groups: string[]) => entriesOf({ access: holding(...groups) }, 'administration')
  expect(titles('ATTENDANCE_TYPE')).toContain('Attendance types')
  expect(titles('ATTENDANCE_TYPE', 'ATTENDANCE_QUOTA')).toContain(quota)
  expect(titles('ATTENDANCE_TYPE', 'ATTENDANCE_QUOTA')).not.toContain('Attendance types')
})

describe('holiday rule', () => {
  const few = ['ROLE_AND_PERMISSION', 'LEAVE_TYPE', 'HOLIDAY', 'CURRENCY', 'COMPANY_PROFILE']
  test('with two or fewer of the four groups, the last item becomes Holiday', () => {
    expect(entriesOf({ access: holding(...few) }, 'administration')).toEqual([
      'Approval lines',
      'Company profile',
      'Holiday',
      'Leave types',
      'Roles and permissions',
    ])
  })
  test('with three of them, it stays', () => {
    expect(entriesOf({ access: holding(...few, 'WORKSHIFT') }, 'administration')).toContain('Currency')
  })
  const routeFacts = (path: string) => ({ ...allBuilt(path), built: builtPaths.has(path) })
  test.each([
    ['two of the four', ['LEAVE_TYPE', 'WORKSHIFT', 'HOLIDAY', 'CURRENCY'], true],
    ['three of the four', ['LEAVE_TYPE', 'WORKSHIFT', 'ORGANIZATION', 'HOLIDAY', 'CURRENCY'], false],
    ['three, but not Holiday', ['LEAVE_TYPE', 'WORKSHIFT', 'ORGANIZATION', 'CURRENCY'], false],
  ])('of the built pages, somebody with %s sees Holiday or Currency', (_name, names, isReplaced) => {
    const shown = entriesOf({ access: holding(...names), routeFacts }, 'administration') ?? []
    expect(shown.includes('Currency')).toBe(!isReplaced)
    expect(shown.includes('Holiday')).toBe(names.includes('HOLIDAY'))
  })
})

test('every menu entry is a route of the table', () => {
  const linked = [...appMenu, ...amsMenu].flatMap(({ path, entries = [] }) => [
    path ?? [],
    ...entries.map(entry => entry.path),
  ])
  expect(linked.flat().filter(path => !groups.has(path))).toEqual([])
})

const attendances = (...names: string[]) => entriesOf({ access: holding(...names) }, 'attendances')

test.each([
  ['an employee', ['MY_ATTENDANCE', 'MY_ATTENDANCE_REQUEST'], ['Attendance requests', 'My attendance']],
  [
    'a manager',
    ['TEAM_ATTENDANCE_REQUEST'],
    ['Attendance', 'Attendance report', 'Attendance requests', 'Employee attendance'],
  ],
  [
    'a reader of summaries',
    ['ATTENDANCE_SUMMARY'],
    ['Attendance periods', 'Attendance report', 'Employee attendance'],
  ],
])('%s finds own pages of attendance, each once', (_who, names, titles) => {
  expect(attendances(...names)).toEqual(titles)
})

const litEntries = (path: string) =>
  english({}).flatMap(({ path: own, title, entries }) =>
    own === undefined
      ? entries.filter(entry => isCurrent(path, entry)).map(entry => entry.title)
      : isWithin(path, own)
        ? [title]
        : [],
  )

test.each([
  ['/app/attendances/lists', 'Employee attendance'],
  ['/app/attendances/lists/detail/7', 'Employee attendance'],
  ['/app/attendances/lists/unassigned-punches', 'Employee attendance'],
  ['/app/attendances/lists/attendance-report', 'Attendance report'],
  ['/app/attendances/lists/periods', 'Attendance periods'],
  ['/app/attendances/lists/my-attendance', 'My attendance'],
  ['/app/attendances/lists/team-requests', 'Attendance requests'],
  ['/app/attendances/requests/7', 'Attendance requests'],
  ['/app/leaves/leave-requests', 'My leave'],
  ['/app/leaves/approved-leave-requests-line/7', 'Team leave requests'],
  ['/app/ot/my-ot/records', 'My OT'],
  ['/app/administration/attendance-types', 'Attendance request quota'],
])('on %s the menu marks %s', (path, title) => {
  expect(litEntries(path)).toEqual([title])
})

/** Pages that are in no section of the menu: the own account, addresses, a card of a person. */
const outside = /^\/(address|app\/(profile|viewInfo))/
const ofApp = routeTable.filter(({ area, page, path }) => area === 'app' && page && !outside.test(path))
test.each(ofApp.map(({ path }) => path))('%s marks one entry', path => {
  expect(litEntries(path)).toHaveLength(1)
})
