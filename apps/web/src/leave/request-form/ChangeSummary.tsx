// The changes of an edit before it is saved: each field before and after, and the effect on the approval line.
import type { LeaveRequestDetail } from '@hr/contract/leave.ts'
import { Alert, Stack, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { Difference } from '#web/shared/request/Difference.tsx'
import { useLeaveText } from '../leave-text.ts'
import type { OwnLeaveType } from '../own-leave-types.ts'
import type { chosenLeave } from './use-leave-form.ts'

type Props = {
  request: LeaveRequestDetail
  chosen: NonNullable<ReturnType<typeof chosenLeave>>
  own: readonly OwnLeaveType[]
  /** Counted for the change. */
  halfDays: number
}

export function ChangeSummary({ request, chosen, own, halfDays }: Props) {
  const { t } = useTranslation()
  const { typeName, dates, days } = useLeaveText()
  const type = own.find(one => one.type.id === chosen.leaveTypeId)?.type ?? request.leaveType
  // An approved request keeps its line: the change has its own.
  const hasApproval = request.status === 'PENDING' && request.steps.some(step => step.status === 'APPROVED')
  const rows = [
    ['leave.type', typeName(request.leaveType), typeName(type)],
    ['request.dates', dates(request), dates(chosen)],
    ['leave.countedDays', days(request.halfDays), days(halfDays)],
  ] as const
  return (
    <Alert color="blue" variant="light" title={t('request.changes')}>
      <Stack gap={4}>
        {rows.map(([label, before, after]) => (
          <Difference
            key={label}
            label={t(label)}
            before={before}
            after={after}
            holds={request.status === 'APPROVED'}
          />
        ))}
        {hasApproval && <Text size="sm">{t('request.lineRestarts')}</Text>}
      </Stack>
    </Alert>
  )
}
