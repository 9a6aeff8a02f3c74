// One overtime record: its result, the reasons one by one, the requests behind it, and what HR entered (O3).
import { getOtRecord } from '@hr/contract/ot-record.ts'
import type { OtRecordDetail } from '@hr/contract/ot-record.ts'
import { weekday } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { Group, Stack, Text } from '@mantine/core'
import { useCall } from '#web/api/use-call.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { DayPart } from '#web/shared/DayPart.tsx'
import { formatDate, weekdayNames } from '#web/shared/format.ts'
import { Reasons } from '#web/shared/Reasons.tsx'
import { Drawer } from '#web/ui/Drawer.tsx'
import { PersonAtUnit } from '#web/shared/person/PersonAtUnit.tsx'
import { Loaded } from '#web/ui/Loaded.tsx'
import { StatusBadge } from '#web/ui/StatusBadge.tsx'
import { DayTypeBadge } from './DayTypeBadge.tsx'
import { RecordCorrections } from './RecordCorrections.tsx'
import { RecordLinks } from './RecordLinks.tsx'
import { RecordSums } from './RecordSums.tsx'

type Props = { employeeId: number; date: LocalDate; isOwn: boolean; onClose: () => void }

function RecordHead({ record, isOwn }: { record: OtRecordDetail; isOwn: boolean }) {
  const { t } = useTranslation()
  const { status, dayType, locked } = record
  return (
    <Stack gap="sm">
      {!isOwn && <PersonAtUnit row={record} size={40} isWhole />}
      <Group gap={6}>
        <StatusBadge status={status} />
        <DayTypeBadge dayType={dayType} size="md" />
        {locked && (
          <Text span size="sm" c="dimmed">
            {t('attendanceDay.locked')}
          </Text>
        )}
      </Group>
    </Stack>
  )
}

function Explanation({ record, isOwn }: { record: OtRecordDetail; isOwn: boolean }) {
  const { t } = useTranslation()
  return (
    <Stack gap="lg">
      <RecordHead record={record} isOwn={isOwn} />
      <DayPart title={t('otRecord.result')}>
        <RecordSums result={record} />
      </DayPart>
      <Reasons title={t('attendanceDay.why')} reasons={record.reasons} />
      <RecordLinks record={record} />
      <RecordCorrections record={record} />
    </Stack>
  )
}

export function RecordDrawer({ employeeId, date, isOwn, onClose }: Props) {
  const language = useLanguage()
  const query = useCall(getOtRecord, { employeeId, date })
  return (
    <Drawer
      onClose={onClose}
      size={480}
      title={`${weekdayNames(language)[weekday(date)]} ${formatDate(date)}`}
    >
      <Loaded query={query} height={360}>
        {record => <Explanation record={record} isOwn={isOwn} />}
      </Loaded>
    </Drawer>
  )
}
