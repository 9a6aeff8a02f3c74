// The days of a person as a tab of the profile (P5).
import { Stack } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import type { ProfilePartProps } from '#web/shared/person/profile-parts.ts'
import { useWidestScope } from './AttendanceNav.tsx'
import { AttendanceOverview } from './AttendanceOverview.tsx'

export function ProfileAttendance({ employeeId, isOwn, path }: ProfilePartProps) {
  const { t } = useTranslation()
  const widest = useWidestScope()
  return (
    <Stack>
      <AttendanceOverview
        whose={{ scope: isOwn ? 'mine' : widest, employeeId }}
        path={path}
        keep={{ tab: 'attendance' }}
        label={t('menu.attendance')}
      />
    </Stack>
  )
}
