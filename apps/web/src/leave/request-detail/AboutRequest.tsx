// What a request is about, with what it would change, and what waits for a decision about it: each leads to the other.
import type { LeaveRequestDetail } from '@hr/contract/leave.ts'
import { Alert, Stack, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import type { TextKey } from '#web/i18n/translation.ts'
import { paths } from '#web/paths.ts'
import { TextLink } from '#web/ui/LinkTo.tsx'
import { Difference } from '../Difference.tsx'
import { useLeaveText } from '../leave-text.ts'
import { purposeWords } from './purpose-words.ts'

type Original = NonNullable<LeaveRequestDetail['original']>
type Other = { readonly id: string; readonly number: number }

function Changes({ request, original }: { request: LeaveRequestDetail; original: Original }) {
  const { t } = useTranslation()
  const { typeName, dates, days } = useLeaveText()
  const rows = [
    ['leave.type', typeName(original.leaveType), typeName(request.leaveType)],
    ['leave.dates', dates(original), dates(request)],
    ['leave.countedDays', days(original.halfDays), days(request.halfDays)],
  ] as const
  return rows.map(([label, before, after]) => (
    <Difference
      key={label}
      label={t(label)}
      before={before}
      after={after}
      holds={request.status !== 'APPROVED'}
    />
  ))
}

const originalText = ({ purpose, status }: LeaveRequestDetail): TextKey => {
  if (purpose === 'CANCELLATION') return 'leave.asksToCancel'
  return status === 'APPROVED' ? 'leave.takesPlaceOf' : 'leave.asksToChange'
}

/** What holds, of a change that is not approved. */
const holds: Partial<Record<LeaveRequestDetail['status'], TextKey>> = {
  PENDING: 'leave.holdsUntil',
  REJECTED: 'leave.neverHeld',
  CANCELLED: 'leave.neverHeld',
}

export function AboutRequest({ request, isOwn }: { request: LeaveRequestDetail; isOwn: boolean }) {
  const { t } = useTranslation()
  const { original, openChange } = request
  const holdsText = request.purpose === 'AMENDMENT' ? holds[request.status] : undefined
  const pathOf = isOwn ? paths.myLeaveRequest : paths.leaveRequest
  if (original === null && openChange === null) return null
  const link = (text: TextKey, other: Other, title: TextKey = 'leave.requestNumber') => (
    <Text size="sm" component="div">
      {t(text)}{' '}
      <TextLink to={pathOf(other.id)} fw={600}>
        {t(title, { number: other.number })}
      </TextLink>
    </Text>
  )
  return (
    <Alert color="blue" variant="light">
      <Stack gap={4}>
        {original !== null && link(originalText(request), original)}
        {original !== null && request.purpose === 'AMENDMENT' && (
          <Changes request={request} original={original} />
        )}
        {holdsText !== undefined && <Text size="sm">{t(holdsText)}</Text>}
        {openChange !== null &&
          link(
            openChange.purpose === 'AMENDMENT' ? 'leave.amendmentWaits' : 'leave.cancellationWaits',
            openChange,
            purposeWords[openChange.purpose].title,
          )}
      </Stack>
    </Alert>
  )
}
