// The annual leave that is not taken by the last day, for the last pay (P8).
import { leaveBalances } from '@hr/contract/leave.ts'
import { listLeaveTypes } from '@hr/contract/leave-type.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { Text } from '@mantine/core'
import { useCall } from '#web/api/use-call.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatHalfDays } from '#web/shared/format.ts'
import { useCan } from '#web/shared/session.ts'

export function LeaveLeft({ employeeId, date }: { employeeId: number; date: string }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const enabled = useCan()(['LEAVE_SUMMARY', 'LEAVE_REQUEST'])
  const balances = useCall(leaveBalances, { employeeId, date }, { quiet: true, keep: true, enabled })
  const types = useCall(listLeaveTypes, {}, { quiet: true, enabled })
  const type = types.data?.find(({ code }) => code === 'ANNUAL')
  const balance = balances.data?.find(({ leaveTypeId }) => leaveTypeId === type?.id)
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
