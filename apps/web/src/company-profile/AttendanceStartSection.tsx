// The first day of attendance, which can move back so that earlier punches count (A12).
import type { CompanyProfile } from '@hr/contract/company-profile.ts'
import { earlierStarts } from '@hr/domain/attendance/attendance-start.ts'
import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatDate } from '#web/shared/format.ts'
import { Panel } from '#web/shared/Panel.tsx'
import { useCan } from '#web/shared/session.ts'
import { useToday } from '#web/shared/use-today.ts'
import { DateField } from '#web/ui/DateField.tsx'
import { StartDialog } from './StartDialog.tsx'

export function AttendanceStartSection({ profile }: { profile: CompanyProfile }) {
  const { t } = useTranslation()
  const may = useCan()
  const { attendanceSince: firstDay } = profile
  const range = earlierStarts(firstDay, useToday())
  return (
    <Panel title={t('companyProfile.attendanceStart')} text={t('companyProfile.attendanceStartHint')}>
      {may('COMPANY_PROFILE', 'edit') && range !== null ? (
        <ChooseStart key={firstDay} profile={profile} earliest={range.from} />
      ) : (
        <Text>{formatDate(firstDay)}</Text>
      )}
    </Panel>
  )
}

function ChooseStart({ profile, earliest }: { profile: CompanyProfile; earliest: string }) {
  const { t } = useTranslation()
  const { attendanceSince: current, version } = profile
  const [start, setStart] = useState<string | null>(current)
  const [isAsking, setIsAsking] = useState(false)
  return (
    <Group gap="sm" align="flex-end">
      <DateField
        aria-label={t('companyProfile.attendanceStart')}
        value={start}
        onChange={setStart}
        minDate={earliest}
        maxDate={current}
        style={{ flex: '1 1 240px', maxWidth: 360 }}
      />
      {start !== null && start !== current && (
        <Button onClick={() => setIsAsking(true)}>{t('companyProfile.attendanceStartEarlier')}</Button>
      )}
      {isAsking && start !== null && (
        <StartDialog start={start} version={version} onClose={() => setIsAsking(false)} />
      )}
    </Group>
  )
}
