// The history of a request, oldest first: who, when, what, comment (R11).
import type { historyEntry } from '@hr/contract/approval.ts'
import { Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import type * as z from 'zod/mini'
import { formatInstant } from '#web/shared/instant.ts'
import { usePersonNames } from '#web/ui/PersonName.tsx'
import classes from './ApprovalLine.module.css'

type HistoryEntry = z.output<typeof historyEntry>

/** Events by the server have no name. */
const nameAfter = (name: string) => (name === '' ? '' : ` · ${name}`)

export function RequestHistory({ entries }: { entries: readonly HistoryEntry[] }) {
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
            <Text span inherit fw={600}>
              {t(`approval.action.${entry.action}`)}
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
