// What overtime came to once its day is over, with the way to its record: "Normal, 1 h 30 worked, 1 h 30 payable".
import type { OtRequestDetail } from '@hr/contract/ot-request.ts'
import { paths } from '@hr/contract/paths.ts'
import { Group } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { useCan, useProfile } from '#web/shared/session.ts'
import { useDuration } from '#web/shared/use-duration.ts'
import { TextLink } from '#web/ui/LinkTo.tsx'
import { StatusBadge } from '#web/ui/StatusBadge.tsx'

type Props = { request: OtRequestDetail; record: NonNullable<OtRequestDetail['record']> }

/** The list of records with this one open; null for readers of the summary alone. */
function useRecordPlace({ employee, date }: OtRequestDetail) {
  const may = useCan()
  const at = { at: date, day: date }
  if (useProfile().employee?.id === employee.id) return { to: paths.myOtRecords, search: at }
  const search = { ...at, who: String(employee.id) }
  if (may('OT_RECORD')) return { to: paths.otRecords, search }
  return may('TEAM_OT_REQUEST') ? { to: paths.teamOtRecords, search } : null
}

export function OtResult({ request, record: { status, worked, payable } }: Props) {
  const { t } = useTranslation()
  const durationOf = useDuration()
  const place = useRecordPlace(request)
  const text = t('ot.cameTo', { worked: durationOf(worked), payable: durationOf(payable) })
  return (
    <Group gap="xs">
      <StatusBadge status={status} />
      {place === null ? (
        text
      ) : (
        <TextLink inherit {...place}>
          {text}
        </TextLink>
      )}
    </Group>
  )
}
