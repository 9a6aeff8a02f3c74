// The annual leave that is not taken by the last day, for the last pay (P8).
import type { EndEmploymentPreview } from '@hr/contract/end-employment.ts'
import { listLeaveTypes } from '@hr/contract/leave-type.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { Text } from '@mantine/core'
import { useCall } from '#web/api/use-call.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatHalfDays } from '#web/shared/format.ts'

export function LeaveLeft({ leave }: Pick<EndEmploymentPreview, 'leave'>) {
  const { t } = useTranslation()
  const language = useLanguage()
  const types = useCall(listLeaveTypes, {}, { quiet: true, enabled: leave.length > 0 })
  const type = types.data?.find(({ code }) => code === 'ANNUAL')
  const balance = leave.find(({ leaveTypeId }) => leaveTypeId === type?.id)
  if (type === undefined || balance === undefined) return null
  return (
    <Text size="sm">
      {t('employeeJob.leaveLeft', {
        type: nameIn(type, language),
        days: formatHalfDays(balance.available, language),
      })}
    </Text>
  )
}
