// The change history of the structure or of one unit, newest first: who, when, before and after.
import { listOrgChanges } from '@hr/contract/organization.ts'
import type { OrgChange } from '@hr/contract/organization.ts'
import { Badge, Group, Stack, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useList } from '#web/api/use-list.ts'
import { formatInstant } from '#web/shared/instant.ts'
import { Drawer } from '#web/ui/Drawer.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LoadedRows } from '#web/ui/LoadedRows.tsx'
import { LoadMore } from '#web/ui/LoadMore.tsx'
import { usePersonNames } from '#web/ui/PersonName.tsx'
import classes from './HistoryDrawer.module.css'
import { useUnitTexts } from './use-unit-texts.ts'

type Props = { unit?: { id: string; name: string; nameLo: string }; onClose: () => void }

export function HistoryDrawer({ unit, onClose }: Props) {
  const { t } = useTranslation()
  const texts = useUnitTexts()
  const title =
    unit === undefined
      ? t('organization.historyTitle')
      : t('organization.historyOf', { name: texts.name(unit) })
  return (
    <Drawer onClose={onClose} size={520} title={title}>
      <Changes nodeId={unit?.id} />
    </Drawer>
  )
}

function Changes({ nodeId }: { nodeId: string | undefined }) {
  const { t } = useTranslation()
  const list = useList(listOrgChanges, nodeId === undefined ? {} : { nodeId })
  const empty = (
    <EmptyState title={t('organization.historyEmpty')} text={t('organization.historyEmptyHint')} />
  )
  return (
    <LoadedRows list={list} height={240} empty={empty}>
      {rows => (
        <Stack>
          <ol>
            {rows.map(change => (
              <Change key={change.id} change={change} />
            ))}
          </ol>
          <LoadMore list={list} />
        </Stack>
      )}
    </LoadedRows>
  )
}

const look = {
  CREATE: { text: 'organization.created', color: 'green' },
  UPDATE: { text: 'organization.changed', color: 'blue' },
  DELETE: { text: 'organization.removed', color: 'red' },
  MOVE: { text: 'organization.movedTo', color: 'violet' },
} as const

/** A change that includes the parent is a move. */
const kindOf = ({ operation, changes }: OrgChange) =>
  operation === 'UPDATE' && changes.some(({ field }) => field === 'parent') ? 'MOVE' : operation

function Change({ change }: { change: OrgChange }) {
  const { t } = useTranslation()
  const texts = useUnitTexts()
  const nameOf = usePersonNames()
  const { text, color } = look[kindOf(change)]
  const who = change.actor === null ? (change.by ?? t('organization.bySystem')) : nameOf(change.actor)
  return (
    <li className={classes.change}>
      <Group gap="xs" wrap="nowrap" justify="space-between" align="flex-start">
        <Text size="sm" fw={600}>
          {texts.name(change.node)}
        </Text>
        <Badge color={color} style={{ flexShrink: 0 }}>
          {t(text)}
        </Badge>
      </Group>
      <Text size="xs" c="dimmed">
        {formatInstant(change.at)} · {who}
      </Text>
      {change.operation !== 'DELETE' && change.changes.length > 0 && (
        <ul className={classes.fields}>
          {change.changes.map(one => (
            <FieldChange key={one.field} change={one} isNew={change.operation === 'CREATE'} />
          ))}
        </ul>
      )}
    </li>
  )
}

type FieldProps = { change: OrgChange['changes'][number]; isNew: boolean }

function FieldChange({ change, isNew }: FieldProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const shown = (plain: string | null, lao: string | null) =>
    (language === 'lo' ? (lao ?? plain) : plain) || t('organization.nothing')
  return (
    <Text component="li" size="sm">
      <Text span inherit c="dimmed">
        {t(`organization.field.${change.field}`)}:
      </Text>{' '}
      {!isNew && (
        <>
          <Text span inherit c="dimmed" {...(change.before && { td: 'line-through' })}>
            {shown(change.before, change.beforeLo)}
          </Text>
          {' → '}
        </>
      )}
      {shown(change.after, change.afterLo)}
    </Text>
  )
}
