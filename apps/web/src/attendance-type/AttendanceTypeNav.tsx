// Tabs: the quota of attendance requests, which is in the menu, and the attendance types.
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '@hr/contract/paths.ts'
import { SectionNav } from '#web/shared/SectionNav.tsx'
import { useCan } from '#web/shared/session.ts'

type Section = 'attendanceQuota' | 'attendanceTypes'

const sections = [
  { section: 'attendanceQuota', group: 'ATTENDANCE_QUOTA', to: paths.attendanceQuota },
  { section: 'attendanceTypes', group: 'ATTENDANCE_TYPE', to: paths.attendanceTypes },
] as const

export function AttendanceTypeNav({ current }: { current: Section }) {
  const { t } = useTranslation()
  const may = useCan()
  return (
    <SectionNav
      label={t('attendanceType.sections')}
      entries={sections
        .filter(({ group }) => may(group))
        .map(({ section, to }) => ({
          to,
          title: t(`menu.${section}`),
          isCurrent: section === current,
        }))}
    />
  )
}
