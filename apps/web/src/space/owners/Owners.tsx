import { listOwners, removeOwner } from '@hr/contract/space-owner.ts'
import type { Owner } from '@hr/contract/space-owner.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { Badge, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { useCall } from '#web/api/use-call.ts'
import { wholeList } from '#web/api/whole-list.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatDateOf } from '#web/shared/instant.ts'
import { Panel } from '#web/shared/Panel.tsx'
import { ActionDialog } from '#web/shared/resource/ActionDialog.tsx'
import { breakable } from '#web/ui/breakable.tsx'
import { DataList } from '#web/ui/DataList.tsx'
import type { Column } from '#web/ui/DataList.tsx'
import { RowButton } from '#web/ui/RowButton.tsx'

export const nameOf = ({ firstName, lastName }: Pick<Owner, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`

function RemoveDialog({ owner, onClose }: { owner: Owner; onClose: () => void }) {
  const { t } = useTranslation()
  const name = nameOf(owner)
  return (
    <ActionDialog
      endpoint={removeOwner}
      input={{ id: owner.id }}
      title={t('space.removeTitle', { name })}
      text={t('space.removeText')}
      confirmLabel={t('space.removeAct')}
      done={t('space.removed', { name })}
      onError={onClose}
      onClose={onClose}
    />
  )
}

export function Owners() {
  const { t } = useTranslation()
  const language = useLanguage()
  const [removing, setRemoving] = useState<Owner>()
  const query = useCall(listOwners, {})
  const rows = query.data ?? []
  const columns: readonly Column<Owner>[] = [
    {
      id: 'name',
      title: t('space.ownerName'),
      card: 'title',
      cell: owner => (
        <Group gap="xs" wrap="nowrap">
          <div>
            <Text size="sm" fw={500} style={{ overflowWrap: 'anywhere' }}>
              {nameOf(owner)}
            </Text>
            <Text size="xs" c="dimmed">
              {owner.username}
            </Text>
          </div>
          {owner.isSelf && <Badge color="gray">{t('space.you')}</Badge>}
        </Group>
      ),
    },
    {
      id: 'email',
      title: fieldLabel(language, 'email'),
      cell: ({ email }) => email !== null && breakable(email),
    },
    { id: 'since', title: t('space.ownerSince'), cell: ({ createdAt }) => formatDateOf(createdAt) },
  ]
  const acts: Column<Owner> = {
    id: 'acts',
    title: t('ui.actions'),
    align: 'right',
    card: 'foot',
    cell: owner =>
      !owner.isSelf && (
        <RowButton
          text={t('space.remove')}
          label={t('space.removeNamed', { name: nameOf(owner) })}
          onClick={() => setRemoving(owner)}
        />
      ),
  }
  return (
    <Panel title={t('space.owners')}>
      <DataList
        label={t('space.owners')}
        columns={rows.length > 1 ? [...columns, acts] : columns}
        rowKey={({ id }) => id}
        list={wholeList(rows, query)}
      />
      {removing && <RemoveDialog owner={removing} onClose={() => setRemoving(undefined)} />}
    </Panel>
  )
}
