// Who is affected by a changed shift, from when, and who becomes late or is no longer late.
import type { ShiftReach } from '@hr/contract/work-shift.ts'
import { Alert, List, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatDate, formatDateRange } from '#web/shared/format.ts'
import { useToday } from '#web/shared/use-today.ts'

type Days = NonNullable<ShiftReach['days']>
const kinds = ['late', 'early'] as const
const ways = ['more', 'fewer'] as const

export function ShiftReachNote({ reach, from }: { reach: ShiftReach; from: string }) {
  const { t } = useTranslation()
  const { people, days } = reach
  if (days === null) return null
  return (
    <Alert color="blue" role="status" title={t('workShift.reach')}>
      <Text size="sm" fw={500}>
        {t('workShift.reachPeople', { count: people, date: formatDate(from) })}
      </Text>
      <DaysNote days={days} />
    </Alert>
  )
}

function DaysNote({ days }: { days: Days }) {
  const { t } = useTranslation()
  const today = useToday()
  const { basis, from, to, clockedIn } = days
  const isTodayAlone = from === today && to === today
  const lines = kinds.flatMap(kind =>
    ways
      .filter(way => days[kind][way] > 0)
      .map(way => t(`workShift.reachDays.${kind}.${way}`, { count: days[kind][way] })),
  )
  const dates = formatDateRange(from, to)
  return (
    <>
      {basis === 'CHANGED' && (
        <Text size="sm">
          {isTodayAlone
            ? t('workShift.reachClockedToday', { count: clockedIn })
            : t('workShift.reachClocked', { count: clockedIn, dates })}
        </Text>
      )}
      {basis === 'RECENT' && <Text size="sm">{t('workShift.reachRecent', { dates })}</Text>}
      <List size="sm" spacing={2}>
        {lines.length === 0 && <List.Item>{t('workShift.reachNobody')}</List.Item>}
        {lines.map(line => (
          <List.Item key={line}>{line}</List.Item>
        ))}
      </List>
    </>
  )
}
