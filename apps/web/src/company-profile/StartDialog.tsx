// Lets attendance begin earlier, after showing how many absences that makes (A12).
import { previewAttendanceStart, setAttendanceStart } from '@hr/contract/company-attendance-start.ts'
import type { AttendanceStartEffect } from '@hr/contract/company-attendance-start.ts'
import { Alert, Text } from '@mantine/core'
import { useCall } from '#web/api/use-call.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { FactList } from '#web/shared/FactList.tsx'
import { formatDate, formatNumber } from '#web/shared/format.ts'
import { ActionDialog } from '#web/shared/resource/ActionDialog.tsx'
import { Loaded } from '#web/ui/Loaded.tsx'

type Props = { start: string; version: number; onClose: () => void }

export function StartDialog({ start, version, onClose }: Props) {
  const { t } = useTranslation()
  const preview = useCall(previewAttendanceStart, { attendanceSince: start }, { staleTime: 0 })
  const date = formatDate(start)
  return (
    <ActionDialog
      endpoint={setAttendanceStart}
      input={{ attendanceSince: start, version }}
      size="lg"
      title={t('companyProfile.attendanceStartTitle', { date })}
      text={t('companyProfile.attendanceStartText')}
      confirmLabel={t('companyProfile.attendanceStartEarlier')}
      color="brand"
      disabled={preview.data === undefined}
      done={t('companyProfile.attendanceStartSaved', { date })}
      onClose={onClose}
    >
      <Loaded query={preview} height={96}>
        {effect => <Effect start={start} effect={effect} />}
      </Loaded>
    </ActionDialog>
  )
}

function Effect({ start, effect }: { start: string; effect: AttendanceStartEffect }) {
  const { t } = useTranslation()
  const { from, to, people, absences, irregular } = effect
  return (
    <Alert
      color={absences + irregular === 0 ? 'gray' : 'yellow'}
      title={t('companyProfile.startDays', { from: formatDate(from), to: formatDate(to) })}
    >
      <FactList
        facts={[
          { label: t('companyProfile.startPeople'), value: formatNumber(people) },
          { label: t('companyProfile.startAbsences'), value: formatNumber(absences) },
          { label: t('companyProfile.startIrregular'), value: formatNumber(irregular) },
        ]}
      />
      {start < from && (
        <Text size="sm" mt="sm">
          {t('companyProfile.startMoreDays', { date: formatDate(start) })}
        </Text>
      )}
    </Alert>
  )
}
