// The tabs of attendance: my days, today's board, the days of others, requests.
import { useCall } from '#web/api/use-call.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '@hr/contract/paths.ts'
import type { Href } from '@hr/contract/paths.ts'
import { useFirstList } from '#web/shared/request/list/use-request-sections.ts'
import { WaitingMark } from '#web/shared/request/WaitingMark.tsx'
import { SectionNav } from '#web/shared/SectionNav.tsx'
import { useCan, useProfile } from '#web/shared/session.ts'
import { attendanceKind } from '#web/shared/request/kinds/attendance-kind.ts'

const sections = [
  'myAttendance',
  'attendance',
  'employeeAttendance',
  'attendanceRequests',
  'attendanceReport',
  'attendancePeriods',
] as const
type Section = (typeof sections)[number]

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
  const requests = useFirstList(attendanceKind)
  const waiting = useCall(
    attendanceKind.calls.list,
    { scope: 'approvals', limit: 1 },
    { quiet: true, enabled: requests !== undefined },
  )
  const count = waiting.data?.total ?? 0
  const hasOwn = useProfile().employee !== null && may('MY_ATTENDANCE')
  /** Undefined = the reader may not open it. */
  const pages: Readonly<Record<Section, Href | undefined>> = {
    myAttendance: hasOwn ? paths.myAttendance : undefined,
    attendance: may([...watching]) ? paths.attendanceToday : undefined,
    employeeAttendance: seesOthers ? paths.attendanceLists : undefined,
    attendanceRequests: requests && attendanceKind.pages[requests].to,
    attendanceReport: may(['ATTENDANCE_SUMMARY', 'TEAM_ATTENDANCE_REQUEST'])
      ? paths.attendanceReport
      : undefined,
    attendancePeriods: may('ATTENDANCE_SUMMARY') ? paths.attendancePeriods : undefined,
  }
  return (
    <SectionNav
      label={t('attendanceDay.sections')}
      moves={count}
      entries={sections.flatMap(section => {
        const to = pages[section]
        if (to === undefined) return []
        const mark = section === 'attendanceRequests' && <WaitingMark count={count} />
        return [{ to, title: t(`menu.${section}`), mark, isCurrent: section === current }]
      })}
    />
  )
}
