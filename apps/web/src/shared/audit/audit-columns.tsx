import type { AuditActor, AuditRow } from '@hr/contract/audit.ts'
import { changedFields } from '@hr/domain/audit/changed-fields.ts'
import { Group, Stack, Text, UnstyledButton } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatInstant } from '#web/shared/instant.ts'
import type { Column } from '#web/ui/DataList.tsx'
import { PersonName } from '#web/ui/PersonName.tsx'
import classes from './audit-columns.module.css'
import { useValueTexts } from './ChangeTable.tsx'
import { OperationBadge } from './OperationBadge.tsx'
import { useAuditTexts } from './use-audit-texts.ts'

export function ActorName({ actor }: { actor: AuditActor }) {
  const texts = useAuditTexts()
  if (actor.person !== null) return <PersonName person={actor.person} size={28} />
  return (
    <Text size="sm" c={actor.job === null ? undefined : 'dimmed'}>
      {texts.actor(actor)}
    </Text>
  )
}

const mostShown = 2

/** The first changed fields, one per line; the expanded row has the others. */
function Summary({ row }: { row: AuditRow }) {
  const { t } = useTranslation()
  const texts = useAuditTexts()
  const valueTexts = useValueTexts(row)
  const fields = changedFields(row.before, row.after)
  const line = (field: string, before: unknown, after: unknown) => {
    const sides = [valueTexts(field, before).join(', '), valueTexts(field, after).join(', ')]
    return sides.filter(Boolean).join(' → ') || t('audit.noValue')
  }
  return (
    <div className={classes.summary}>
      {fields.slice(0, mostShown).map(({ field, before, after }) => (
        <Text key={field} size="sm" truncate>
          <Text span inherit c="dimmed">
            {texts.field(field)}:
          </Text>{' '}
          {line(field, before, after)}
        </Text>
      ))}
      {fields.length > mostShown && (
        <Text size="xs" c="dimmed">
          {t('audit.more', { count: fields.length - mostShown })}
        </Text>
      )}
    </div>
  )
}

export function useAuditColumns(onOpen: (row: AuditRow) => void): readonly Column<AuditRow>[] {
  const { t } = useTranslation()
  const texts = useAuditTexts()
  return [
    {
      id: 'row',
      title: t('audit.row'),
      card: 'title',
      cell: row => {
        return (
          <UnstyledButton className={classes.open} onClick={() => onOpen(row)}>
            <Stack gap={0}>
              <Text size="sm" fw={500} className={classes.name}>
                {texts.name(row)}
              </Text>
              <Text size="xs" c="dimmed">
                {texts.entity(row.entity)}
              </Text>
            </Stack>
          </UnstyledButton>
        )
      },
    },
    {
      id: 'what',
      title: t('audit.what'),
      card: 'corner',
      cell: row => <OperationBadge operation={row.operation} />,
    },
    { id: 'changes', title: t('audit.changes'), card: 'foot', cell: row => <Summary row={row} /> },
    {
      id: 'who',
      title: t('audit.who'),
      cell: row => (
        <Group gap="xs" wrap="nowrap">
          <ActorName actor={row.actor} />
        </Group>
      ),
    },
    {
      id: 'when',
      title: t('audit.when'),
      cell: row => (
        <Text size="sm" style={{ whiteSpace: 'nowrap' }}>
          {formatInstant(row.at)}
        </Text>
      ),
    },
  ]
}
