// The explanation of a day: statuses, work and clock times, reasons, penalty, and every punch around it.
import { explainDay } from '@hr/contract/attendance.ts'
import type { AttendanceDay } from '@hr/contract/attendance.ts'
import type { OutputOf } from '@hr/contract/endpoint.ts'
import { weekday } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { Group, Stack, Text } from '@mantine/core'
import { useCall } from '#web/api/use-call.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { useDayStatus } from '#web/shared/use-day-status.ts'
import { formatDate, weekdayNames } from '#web/shared/format.ts'
import { Reasons } from '#web/shared/Reasons.tsx'
import { Drawer } from '#web/ui/Drawer.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Loaded } from '#web/ui/Loaded.tsx'
import { PersonName } from '#web/ui/PersonName.tsx'
import { StatusBadge } from '#web/ui/StatusBadge.tsx'
import { DayLinks } from './DayLinks.tsx'
import { DayOverrules } from './DayOverrules.tsx'
import { DayPenalty } from './DayPenalty.tsx'
import { DayPeriods } from './DayPeriods.tsx'
import { DayPunches } from './DayPunches.tsx'
import { DayRequests } from './DayRequests.tsx'

type Explained = OutputOf<typeof explainDay>
type Props = { employeeId: number; date: LocalDate; isOwn: boolean; onClose: () => void }

function DayHead({ day, isOwn }: { day: AttendanceDay; isOwn: boolean }) {
  const { t } = useTranslation()
  const statusOf = useDayStatus()
  const statuses = [...new Set([statusOf(day), ...day.statuses.filter(status => status !== 'ABSENT')])]
  const notes = [
    day.isProvisional && t('attendanceDay.provisional'),
    day.locked && t('attendanceDay.locked'),
  ].filter(note => note !== false)
  return (
    <Stack gap="sm">
      {!isOwn && <PersonName person={day} size={40} detail={day.staffId} isWhole />}
      <Group gap={6}>
        {statuses.map(status => (
          <StatusBadge key={status} status={status} />
        ))}
      </Group>
      {notes.length > 0 && (
        <Text size="sm" c="dimmed">
          {notes.join(' · ')}
        </Text>
      )}
    </Stack>
  )
}

function Explanation({ explained, isOwn, ...of }: Omit<Props, 'onClose'> & { explained: Explained }) {
  const { t } = useTranslation()
  const { day, reasons, punches } = explained
  return (
    <Stack gap="lg">
      {day === null ? (
        <EmptyState title={t('attendanceDay.noRecord')} text={t('attendanceDay.noRecordHint')} />
      ) : (
        <>
          <DayHead day={day} isOwn={isOwn} />
          <DayPeriods periods={day.periods} />
          <Reasons title={t('attendanceDay.why')} reasons={reasons} />
          <DayPenalty day={day} />
          {explained.overtime && (
            <Reasons title={t('attendanceDay.overtime')} reasons={explained.overtime.reasons} />
          )}
          <DayOverrules day={day} overrules={explained.overrules} />
        </>
      )}
      <DayRequests requests={explained.requests} isOwn={isOwn} />
      {day !== null && <DayLinks day={day} isOwn={isOwn} />}
      <DayPunches {...of} punches={punches} timeZone={explained.timeZone} />
    </Stack>
  )
}

export function DayDrawer({ employeeId, date, isOwn, onClose }: Props) {
  const language = useLanguage()
  const query = useCall(explainDay, { employeeId, date })
  return (
    <Drawer
      onClose={onClose}
      size={480}
      title={`${weekdayNames(language)[weekday(date)]} ${formatDate(date)}`}
    >
      <Loaded query={query} height={360}>
        {day => <Explanation explained={day} employeeId={employeeId} date={date} isOwn={isOwn} />}
      </Loaded>
    </Drawer>
  )
}
