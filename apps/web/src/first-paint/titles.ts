// The title of each page whose title is one text for everybody: that of the menu, or of a tab
// (docs/decisions/0099-names-of-pages.md).
import { paths } from '@hr/contract/paths.ts'
import type { TextKey } from '#web/i18n/translation.ts'
import { appMenu } from '#web/shell/menu.ts'
import { tabs } from '#web/shell/search-pages.ts'

const pagesOfMenu = appMenu.flatMap(({ title, path, entries = [] }) =>
  path === undefined ? entries : [{ title, path }],
)

/** Tabs of one list, below the title of the list. */
const isView = (title: TextKey) => title.startsWith('request.')

export const titleKeys: ReadonlyMap<string, TextKey> = new Map<string, TextKey>([
  ...pagesOfMenu.map(({ path, title }) => [path, `menu.${title}`] as const),
  ...tabs.map(({ to, title, under }) => [to, isView(title) ? (under ?? title) : title] as const),
  [paths.myLeave, 'request.myRequests'],
  [paths.dashboard, 'dashboard.hello'],
])

/** Below the title, for everybody who opens the page. */
export const descriptionKeys: ReadonlyMap<string, TextKey> = new Map([
  [paths.employees, 'employee.description'],
  [paths.attendanceToday, 'attendanceBoard.description'],
  [paths.attendancePeriods, 'attendanceReport.periodsHint'],
  [paths.leaveSummary, 'leaveSummary.description'],
])
