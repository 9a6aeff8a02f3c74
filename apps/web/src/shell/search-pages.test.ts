import { expect, test } from 'vitest'
import { texts as enArea } from '#web/i18n/en/area.ts'
import { texts as enStart } from '#web/i18n/en/start.ts'
import { findText } from '#web/i18n/find-text.ts'
import { texts as loArea } from '#web/i18n/lo/area.ts'
import { texts as loStart } from '#web/i18n/lo/start.ts'
import { routeTable } from '#web/routes.tsx'
import { appMenu, shownMenu } from './menu.ts'
import { filterResults } from './filter-results.ts'
import { searchPages } from './use-search-pages.ts'
import type { PageResult } from './use-search-pages.ts'

const groups = new Map(routeTable.map(({ path, group }) => [path, group]))
const routeFacts = (path: string) => ({ built: groups.has(path), group: groups.get(path) })
const admin = { isAdmin: true, permissions: [] }
const holding = (...names: string[]) => ({
  isAdmin: false,
  permissions: names.map(groupName => ({ groupName, name: 'view' })),
})

/** Only the texts that every page has; those of other parts are not there yet. */
const catalogues = { en: { ...enStart, ...enArea }, lo: { ...loStart, ...loArea } }
type Access = Parameters<typeof shownMenu>[1]['access']
function results(language: 'en' | 'lo', access: Access, isEmployee = true): PageResult[] {
  const t = (key: string) => findText(catalogues[language], key) ?? `no text: ${key}`
  const sections = shownMenu(appMenu, { access, routeFacts, titleOf: title => t(`menu.${title}`) })
  const { entries, tabs, begins } = searchPages(sections, { t, access, isEmployee, routeFacts, isApp: true })
  return [...entries, ...tabs, ...begins]
}
const found = (query: string, all: readonly PageResult[]) =>
  filterResults(query, [{ group: 'pages', actions: [...all] }])
    .flatMap(group => ('actions' in group ? group.actions : []))
    .map(({ id }) => all.find(one => one.id === id)?.to)

/** Of a person or a place chosen before; another address of a page; or in the profile menu. */
const elsewhere = [
  '/app/profile',
  '/app/profile/index_old_design',
  '/app/viewInfo',
  '/app/employees/list/view',
  '/address/district',
  '/address/village',
]
const pages = routeTable
  .filter(({ area, page, path }) => area === 'app' && page !== undefined && !path.includes('$'))
  .map(({ path }) => path)
  .filter(path => !elsewhere.includes(path))

test.each(pages.flatMap(path => [['en', path] as const, ['lo', path] as const]))(
  '%s: %s is found by its own name',
  (language, path) => {
    const all = results(language, admin)
    const page = all.find(one => one.to === path)
    expect(page?.label).toBeDefined()
    expect(page?.label).not.toContain('no text')
    expect(found(page?.label ?? '', all)).toContain(path)
  },
)

const report = '/app/attendances/lists/attendance-report'
const periods = '/app/attendances/lists/periods'
const summary = '/app/leaves/summary-leave'
test.each([
  ['report', report],
  ['ລາຍງານ', report],
  ['export', report],
  ['payroll', report],
  ['close', periods],
  ['Close period', periods],
  ['payroll', periods],
  ['ປິດຮອບ', periods],
  ['overtime', '/app/ot/ot-record'],
  ['ໂອທີ', '/app/ot/my-ot'],
  ['contract', '/app/employees/list'],
  ['salary', '/app/employees/list'],
  ['ເງິນເດືອນ', '/app/employees/list'],
  ['adjust', summary],
  ['balance', summary],
  ['unassigned', '/app/attendances/lists/unassigned-punches'],
  ['missing times', '/app/attendances/overrule/missing-times'],
  ['holiday', '/app/administration/holiday'],
  ['public holiday', '/app/administration/holiday'],
  ['shift', '/app/administration/work-shift/create'],
])('"%s" finds %s in both languages', (query, path) => {
  expect(found(query, results('en', admin))).toContain(path)
  expect(found(query, results('lo', admin))).toContain(path)
})

test('the name comes before a keyword, and half a word in the middle of a keyword is not found', () => {
  expect(found('report', results('en', admin))[0]).toBe(report)
  expect(found('roll', results('en', admin))).not.toContain(periods)
})

test('only what the reader may open', () => {
  expect(found('payroll', results('en', holding('MY_LEAVE')))).toEqual([])
  expect(found('import', results('en', holding('EMPLOYEE', 'LEAVE_SUMMARY')))).not.toContain(
    '/app/employees/list/import',
  )
  expect(found('close', results('en', holding('ATTENDANCE_SUMMARY')))).toContain(periods)
})

test.each(['salary', 'pay', 'my pay', 'bank account', 'ເງິນເດືອນ', 'ຄ່າຈ້າງ'])(
  '"%s" finds the own pay of an employee, and where HR changes pay',
  query => {
    for (const language of ['en', 'lo'] as const) {
      const staff = holding('MY_LEAVE')
      expect(found(query, results(language, staff))).toEqual(['/app/profile'])
      expect(found(query, results(language, staff, false))).toEqual([])
      const hr = { ...staff, permissions: [{ groupName: 'EMPLOYEE', name: 'edit' }] }
      expect(found(query, results(language, hr, false))).toEqual(
        query === 'my pay' ? [] : ['/app/employees/list'],
      )
    }
  },
)

test('every result has its own id', () => {
  const ids = results('en', admin).map(({ id }) => id)
  expect(ids).toHaveLength(new Set(ids).size)
})
