// The history of a request, oldest first: who, when, what, comment (R11).
import type { historyEntry } from '@hr/contract/approval.ts'
import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import type { TextKey } from '#web/i18n/translation.ts'
import type * as z from 'zod/mini'
import { formatInstant } from '#web/shared/instant.ts'
import { usePersonNames } from '#web/ui/PersonName.tsx'
import classes from './ApprovalLine.module.css'

type HistoryEntry = z.output<typeof historyEntry>

type Change = NonNullable<HistoryEntry['change']>

/** "Cancellation request 2 cancelled" would say the opposite. */
const actionText = ({ action, change }: HistoryEntry, isWithdrawn: boolean): TextKey =>
  action === 'CANCELLED' && (change !== null || isWithdrawn)
    ? 'approval.withdrawn'
    : `approval.action.${action}`

/** Events by the server have no name. */
const nameAfter = (name: string) => (name === '' ? '' : ` · ${name}`)

type Props = {
  entries: readonly HistoryEntry[]
  /** Of a change that ended before it took effect. */
  isWithdrawn: boolean
  /** Names and links a request to cancel or change this one. */
  changeLink: (change: Change) => ReactNode
}

export function RequestHistory({ entries, isWithdrawn, changeLink }: Props) {
  const { t } = useTranslation()
  const nameOf = usePersonNames()
  const actorOf = ({ actor, actorName, actedFor }: HistoryEntry) => {
    const by = actor === null ? actorName : nameOf(actor)
    return actedFor === null ? by : t('approval.decidedFor', { by, approver: nameOf(actedFor) })
  }
  return (
    <ol aria-label={t('ui.history')}>
      {entries.map((entry, index) => (
        <li key={`${entry.at}:${index}`} className={classes.entry}>
          <Text size="sm">
            {entry.change !== null && <>{changeLink(entry.change)} · </>}
            <Text span inherit fw={600}>
              {t(actionText(entry, isWithdrawn))}
            </Text>
            {nameAfter(actorOf(entry))}
          </Text>
          <Text size="xs" c="dimmed">
            {formatInstant(entry.at)}
          </Text>
          {entry.action === 'EDITED' && entry.approveOrder !== null && (
            <Text size="sm" c="dimmed">
              {t('approval.lineRestarts')}
            </Text>
          )}
          {entry.comment !== '' && <Text className={classes.comment}>{entry.comment}</Text>}
        </li>
      ))}
    </ol>
  )
}
