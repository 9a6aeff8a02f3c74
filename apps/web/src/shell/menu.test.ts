import { describe, expect, test } from 'vitest'
import { menu as en } from '#web/i18n/en/menu.ts'
import { menu as lo } from '#web/i18n/lo/menu.ts'
import { routeTable } from '#web/routes.tsx'
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
  expect(titles('ATTENDANCE_TYPE')).toContain('Attendance request types')
  expect(titles('ATTENDANCE_TYPE', 'ATTENDANCE_QUOTA')).toContain(quota)
  expect(titles('ATTENDANCE_TYPE', 'ATTENDANCE_QUOTA')).not.toContain('Attendance request types')
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
