// What a request is about, with what it would change, and what waits for a decision about it: each leads to the other.
import { Alert, Stack, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import type { TextKey } from '#web/i18n/translation.ts'
import { TextLink } from '#web/ui/LinkTo.tsx'
import { Difference } from './Difference.tsx'
import type { RequestKind, RequestRow } from './request-kind.ts'

/** One thing as it was, and as it is asked for. */
export type Change = { readonly label: string; readonly before: string; readonly after: string }
type Other = { readonly id: string; readonly number: number }

const originalText = ({ purpose, status }: RequestRow): TextKey => {
  if (purpose === 'CANCELLATION') return 'request.asksToCancel'
  return status === 'APPROVED' ? 'request.takesPlaceOf' : 'request.asksToChange'
}

/** What holds, of a change that is not approved. */
function holdsText(kind: RequestKind, { purpose, status }: RequestRow): TextKey | undefined {
  if (purpose !== 'AMENDMENT' || status === 'APPROVED') return undefined
  return status === 'PENDING' ? kind.words.holdsUntil : 'request.neverHeld'
}

type Props = {
  kind: RequestKind
  request: RequestRow
  isOwn: boolean
  /** What a change makes different; nothing of another request. */
  changes: readonly Change[]
}

export function AboutRequest({ kind, request, isOwn, changes }: Props) {
  const { t } = useTranslation()
  const { original, openChange } = request
  const { words } = kind
  const holds = holdsText(kind, request)
  const pathOf = isOwn ? kind.ownPage : kind.approverPage
  if (original === null && openChange === null) return null
  const link = (text: TextKey, other: Other, title: TextKey) => (
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
        {original !== null && link(originalText(request), original, words.purposes.NEW.title)}
        {request.purpose === 'AMENDMENT' &&
          changes.map(change => (
            <Difference key={change.label} {...change} holds={request.status !== 'APPROVED'} />
          ))}
        {holds !== undefined && <Text size="sm">{t(holds)}</Text>}
        {openChange !== null &&
          link(
            openChange.purpose === 'AMENDMENT' ? words.amendmentWaits : words.cancellationWaits,
            openChange,
            words.purposes[openChange.purpose].title,
          )}
      </Stack>
    </Alert>
  )
}
