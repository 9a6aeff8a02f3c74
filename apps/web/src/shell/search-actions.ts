// Search results besides the pages of the menu: pages that are in no menu, and actions on pages, with permission only.
import type { Action, PageGroup } from '@hr/domain/access/page-groups.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '@hr/contract/paths.ts'
import { routeFacts } from '#web/shared/route-facts.ts'
import { useCan } from '#web/shared/session.ts'

type Begin = {
  readonly title:
    | 'shell.requestLeave'
    | 'shell.requestCorrection'
    | 'shell.requestOffSite'
    | 'shell.requestOvertime'
    | 'shell.addEmployee'
    | 'shell.importEmployees'
  readonly path: string
  readonly search?: Readonly<Record<string, string>>
  readonly group: PageGroup
  readonly action: Action
}

const begins: readonly Begin[] = [
  {
    title: 'shell.requestLeave',
    path: paths.myLeave,
    search: { new: '1' },
    group: 'MY_LEAVE',
    action: 'add',
  },
  {
    title: 'shell.requestCorrection',
    path: paths.myAttendanceRequests,
    search: { new: '1' },
    group: 'MY_ATTENDANCE_REQUEST',
    action: 'add',
  },
  {
    title: 'shell.requestOffSite',
    path: paths.myOffSiteRequests,
    search: { new: '1' },
    group: 'MY_OFF_SITE_REQUESTS',
    action: 'add',
  },
  { title: 'shell.requestOvertime', path: paths.myOt, search: { new: '1' }, group: 'MY_OT', action: 'add' },
  { title: 'shell.addEmployee', path: paths.employeeCreate, group: 'EMPLOYEE', action: 'add' },
  { title: 'shell.importEmployees', path: paths.employeeImport, group: 'EMPLOYEE', action: 'add' },
]

export type SearchAction = {
  readonly title: string
  readonly path: string
  readonly search: Readonly<Record<string, string>> | undefined
}

export function useExtraActions(): SearchAction[] {
  const { t } = useTranslation()
  const may = useCan()
  return begins
    .filter(({ path, group, action }) => routeFacts(path).built && may(group, action))
    .map(({ title, path, search }) => ({ title: t(title), path, search }))
}

const extraPages = [
  { title: 'orgChart.title', path: paths.orgChart },
  { title: 'employeeList.expiringTitle', path: paths.employeesExpiring },
  { title: 'shell.provinces', path: paths.provinces },
] as const

export function useExtraPages(): Pick<SearchAction, 'title' | 'path'>[] {
  const { t } = useTranslation()
  const may = useCan()
  return extraPages
    .filter(({ path }) => {
      const { built, group } = routeFacts(path)
      return built && (group === undefined || may(group))
    })
    .map(({ title, path }) => ({ title: t(title), path }))
}
