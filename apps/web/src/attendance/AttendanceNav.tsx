// The tabs of attendance: my days, today's board, the days of others, requests.
import { useCall } from '#web/api/use-call.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '@hr/contract/paths.ts'
import type { Href } from '@hr/contract/paths.ts'
import { useRequestSections } from '#web/shared/request/list/use-request-sections.ts'
import { WaitingMark } from '#web/shared/request/WaitingMark.tsx'
import { SectionNav } from '#web/shared/SectionNav.tsx'
import { useCan, useProfile } from '#web/shared/session.ts'
import { attendanceKind } from './request/attendance-kind.ts'

type Section = 'myAttendance' | 'today' | 'employees' | 'report' | 'requests'

const watching = ['ATTENDANCE_MONITORING', 'TEAM_ATTENDANCE_REQUEST'] as const
/** Groups that show the days of others: everybody's or the own team's. */
const seeing = [...watching, 'ATTENDANCE_SUMMARY'] as const

export function useSeesOthers(): boolean {
  const may = useCan()
  return may([...seeing])
}

/** 'all' for readers who may see everybody's days, else 'team'. */
export function useWidestScope(): 'all' | 'team' {
  const may = useCan()
  return may(['ATTENDANCE_SUMMARY', 'ATTENDANCE_MONITORING', 'OVERRULE']) ? 'all' : 'team'
}

export function AttendanceNav({ current }: { current: Section }) {
  const { t } = useTranslation()
  const may = useCan()
  const seesOthers = useSeesOthers()
  const [requests] = useRequestSections(attendanceKind)
  const waiting = useCall(
    attendanceKind.calls.list,
    { scope: 'approvals', limit: 1 },
    { quiet: true, enabled: requests !== undefined },
  )
  const count = waiting.data?.total ?? 0
  const hasOwn = useProfile().employee !== null && may('MY_ATTENDANCE')
  const entries: readonly { readonly section: Section; readonly to: Href }[] = [
    ...(hasOwn ? [{ section: 'myAttendance', to: paths.myAttendance } as const] : []),
    ...(may([...watching]) ? [{ section: 'today', to: paths.attendanceToday } as const] : []),
    ...(seesOthers ? [{ section: 'employees', to: paths.attendanceLists } as const] : []),
    ...(requests === undefined ? [] : [{ section: 'requests', ...attendanceKind.pages[requests] } as const]),
    ...(may(['ATTENDANCE_SUMMARY', 'TEAM_ATTENDANCE_REQUEST'])
      ? [{ section: 'report', to: paths.attendanceReport } as const]
      : []),
  ]
  return (
    <SectionNav
      label={t('attendanceDay.sections')}
      moves={count}
      entries={entries.map(({ section, to }) => ({
        to,
        title: t(section === 'requests' ? 'attendanceRequest.requests' : `attendanceDay.${section}`),
        mark: section === 'requests' && <WaitingMark count={count} />,
        isCurrent: section === current,
      }))}
    />
  )
}
