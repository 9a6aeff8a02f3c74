// Links a change with its original, in both directions, and shows what the change would alter.
import { Alert, Stack, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import type { TextKey, Translate } from '#web/i18n/translation.ts'
import { formatInstant } from '#web/shared/instant.ts'
import { TextLink } from '#web/ui/LinkTo.tsx'
import type { Outcome } from './change-outcome.ts'
import { Difference } from './Difference.tsx'
import type { RequestKind, RequestRow } from './request-kind.ts'

/** One field, before and after. */
export type Change = { readonly label: string; readonly before: string; readonly after: string }
type Other = { readonly id: string; readonly number: number }

function originalText({ purpose, status }: RequestRow, outcome: Outcome | undefined): TextKey {
  const isOpen = status === 'PENDING'
  if (purpose === 'CANCELLATION') return isOpen ? 'request.asksToCancel' : 'request.wantedToCancel'
  if (outcome?.is === 'APPLIES' || outcome?.is === 'ENDED') return 'request.takesPlaceOf'
  return isOpen ? 'request.asksToChange' : 'request.wantedToChange'
}

/** What applies, for a change that does not. */
function appliesText(t: Translate, kind: RequestKind, outcome: Outcome): string | undefined {
  switch (outcome.is) {
    case 'APPLIES':
      return undefined
    case 'ASKED':
      return t(kind.words.appliesUntil)
    case 'REJECTED':
      return t('request.changeRejected', { at: formatInstant(outcome.at) })
    case 'WITHDRAWN':
      return t('request.changeWithdrawn', { at: formatInstant(outcome.at) })
    case 'ENDED':
      return t('request.changeEnded', {
        approvedAt: formatInstant(outcome.approvedAt),
        at: formatInstant(outcome.at),
      })
  }
}

type Props = {
  kind: RequestKind
  request: RequestRow
  /** The outcome of a change; undefined for other requests. */
  outcome: Outcome | undefined
  isOwn: boolean
  /** The fields that a change alters; empty for other requests. */
  changes: readonly Change[]
}

export function AboutRequest({ kind, request, outcome, isOwn, changes }: Props) {
  const { t } = useTranslation()
  const { original, openChange } = request
  const { words } = kind
  const applies = outcome && appliesText(t, kind, outcome)
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
    <Alert color="blue">
      <Stack gap={4}>
        {original !== null && link(originalText(request, outcome), original, words.purposes.NEW.title)}
        {outcome !== undefined &&
          changes.map(change => (
            <Difference key={change.label} {...change} stillApplies={outcome.is !== 'APPLIES'} />
          ))}
        {applies !== undefined && <Text size="sm">{applies}</Text>}
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
