// The pages of attendance, beside each other: my own, who is here today, the days of others.
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '#web/paths.ts'
import { SectionNav } from '#web/shared/SectionNav.tsx'
import { useCan, useProfile } from '#web/shared/session.ts'

type Section = 'myAttendance' | 'today' | 'employees' | 'report'

const watching = ['ATTENDANCE_MONITORING', 'TEAM_ATTENDANCE_REQUEST'] as const
/** Who sees days of others: everybody's, or those of the own team. */
const seeing = [...watching, 'ATTENDANCE_SUMMARY'] as const

export function useSeesOthers(): boolean {
  const may = useCan()
  return may([...seeing])
}

/** 'all' for whoever may see everybody's days, else 'team'. */
export function useWidestScope(): 'all' | 'team' {
  const may = useCan()
  return may(['ATTENDANCE_SUMMARY', 'ATTENDANCE_MONITORING']) ? 'all' : 'team'
}

export function AttendanceNav({ current }: { current: Section }) {
  const { t } = useTranslation()
  const may = useCan()
  const seesOthers = useSeesOthers()
  const hasOwn = useProfile().employee !== null && may('MY_ATTENDANCE')
  const entries: readonly { readonly section: Section; readonly to: string }[] = [
    ...(hasOwn ? [{ section: 'myAttendance', to: paths.myAttendance } as const] : []),
    ...(may([...watching]) ? [{ section: 'today', to: paths.attendanceToday } as const] : []),
    ...(seesOthers ? [{ section: 'employees', to: paths.attendanceLists } as const] : []),
    ...(may(['ATTENDANCE_SUMMARY', 'TEAM_ATTENDANCE_REQUEST'])
      ? [{ section: 'report', to: paths.attendanceReport } as const]
      : []),
  ]
  return (
    <SectionNav
      label={t('attendanceDay.sections')}
      entries={entries.map(({ section, to }) => ({
        to,
        title: t(`attendanceDay.${section}`),
        isCurrent: section === current,
      }))}
    />
  )
}
