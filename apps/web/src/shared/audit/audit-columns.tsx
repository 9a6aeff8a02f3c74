import type { AuditActor, AuditRow } from '@hr/contract/audit.ts'
import { Group, Text, UnstyledButton } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatInstant } from '#web/shared/instant.ts'
import type { Column } from '#web/ui/DataList.tsx'
import { PersonAvatar, PersonName } from '#web/ui/PersonName.tsx'
import { OperationBadge } from './OperationBadge.tsx'
import classes from './audit-columns.module.css'
import { useAuditSentence } from './use-audit-sentence.ts'
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

function Sentence({ row, onOpen }: { row: AuditRow; onOpen: (row: AuditRow) => void }) {
  const texts = useAuditTexts()
  const sentence = useAuditSentence()
  return (
    <Group gap="sm" wrap="nowrap" align="flex-start">
      {row.actor.person !== null && <PersonAvatar person={row.actor.person} size={28} />}
      <UnstyledButton className={classes.open} onClick={() => onOpen(row)}>
        <Text size="sm" className={classes.name}>
          {sentence(row)}
        </Text>
        <Text size="xs" c="dimmed">
          {texts.entity(row.entity)}
        </Text>
      </UnstyledButton>
    </Group>
  )
}

export function useAuditColumns(onOpen: (row: AuditRow) => void): readonly Column<AuditRow>[] {
  const { t } = useTranslation()
  return [
    {
      id: 'row',
      title: t('audit.change'),
      card: 'title',
      cell: row => <Sentence row={row} onOpen={onOpen} />,
    },
    {
      id: 'what',
      title: t('audit.what'),
      card: 'corner',
      cell: row => <OperationBadge operation={row.operation} />,
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
