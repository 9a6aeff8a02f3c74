// A drawer with one change: what happened, and the old and new values.
import type { AuditRow } from '@hr/contract/audit.ts'
import { Group, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatInstant } from '#web/shared/instant.ts'
import { Drawer } from '#web/ui/Drawer.tsx'
import { ChangeTable } from './ChangeTable.tsx'
import { OperationBadge } from './OperationBadge.tsx'
import { useAuditSentence } from './use-audit-sentence.ts'
import { useAuditTexts } from './use-audit-texts.ts'

type Props = { row: AuditRow; onClose: () => void; children?: ReactNode }

export function ChangeDetails({ row, onClose, children }: Props) {
  const { t } = useTranslation()
  const texts = useAuditTexts()
  const sentence = useAuditSentence()
  return (
    <Drawer onClose={onClose} size={640} title={t('audit.detailsTitle', { name: texts.name(row) })}>
      <Stack>
        <Text fw={500} style={{ overflowWrap: 'anywhere' }}>
          {sentence(row)}
        </Text>
        <Group gap="sm">
          <OperationBadge operation={row.operation} />
          <Text size="sm">
            {texts.entity(row.entity)} · {formatInstant(row.at)} · {texts.actor(row.actor)}
          </Text>
        </Group>
        {row.actor.job !== null && (
          <Text size="sm" c="dimmed">
            {t('audit.byJob', { job: row.actor.job })}
          </Text>
        )}
        <ChangeTable row={row} />
        {children}
      </Stack>
    </Drawer>
  )
}
