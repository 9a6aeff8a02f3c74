// The structure tags: names, order, and number of units.
import { listStructureTags, orderStructureTags, deleteStructureTag } from '@hr/contract/structure-tag.ts'
import type { StructureTag } from '@hr/contract/structure-tag.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { Stack, Text, Button, Group } from '@mantine/core'
import { useState } from 'react'
import { useAction } from '#web/api/use-action.ts'
import { useCall } from '#web/api/use-call.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { ActionDialog } from '#web/shared/resource/ActionDialog.tsx'
import { toastSuccess } from '#web/shared/toast.ts'
import { Drawer } from '#web/ui/Drawer.tsx'
import { Loaded } from '#web/ui/Loaded.tsx'
import { SortableList } from '#web/ui/SortableList.tsx'
import { TagForm } from './TagForm.tsx'
import { TagRow } from './TagRow.tsx'

export function TagsDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const query = useCall(listStructureTags, {})
  return (
    <Drawer onClose={onClose} size={520} title={t('organization.tagsTitle')}>
      <Stack>
        <Text size="sm" c="dimmed">
          {t('organization.tagsText')}
        </Text>
        <Loaded query={query} height={240}>
          {tags => <TagList tags={tags} />}
        </Loaded>
      </Stack>
    </Drawer>
  )
}

type Editing = { readonly act: 'add' } | { readonly act: 'edit' | 'delete'; readonly tag: StructureTag }

function TagList({ tags }: { tags: readonly StructureTag[] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const [order, setOrder] = useState<readonly string[]>()
  const [editing, setEditing] = useState<Editing>()
  const stop = () => setEditing(undefined)
  const save = useAction(orderStructureTags, {
    onSuccess: () => {
      toastSuccess(t('organization.tagsOrdered'))
      setOrder(undefined)
    },
  })
  const placeOf = (tag: StructureTag) => {
    const place = order?.indexOf(tag.id) ?? tag.sortOrder
    return place < 0 ? tags.length : place
  }
  const shown = tags.toSorted((one, other) => placeOf(one) - placeOf(other))
  return (
    <Stack>
      {shown.length === 0 ? (
        <Text c="dimmed">{t('organization.tagsEmpty')}</Text>
      ) : (
        <SortableList
          label={t('organization.tagsTitle')}
          onOrder={setOrder}
          items={shown.map(tag => ({
            id: tag.id,
            name: nameIn(tag, language),
            content: (
              <TagRow
                tag={tag}
                onEdit={() => setEditing({ act: 'edit', tag })}
                onDelete={() => setEditing({ act: 'delete', tag })}
              />
            ),
          }))}
        />
      )}
      {order !== undefined && (
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={() => setOrder(undefined)}>
            {t('ui.cancel')}
          </Button>
          <Button loading={save.isRunning} onClick={() => save.run({ ids: [...order] })}>
            {t('ui.orderSave')}
          </Button>
        </Group>
      )}
      {editing === undefined && order === undefined && (
        <Button variant="default" onClick={() => setEditing({ act: 'add' })}>
          {t('organization.addTag')}
        </Button>
      )}
      {editing?.act === 'add' && <TagForm tag={undefined} onClose={stop} />}
      {editing?.act === 'edit' && <TagForm key={editing.tag.id} tag={editing.tag} onClose={stop} />}
      {editing?.act === 'delete' && <DeleteTag tag={editing.tag} onClose={stop} />}
    </Stack>
  )
}

function DeleteTag({ tag, onClose }: { tag: StructureTag; onClose: () => void }) {
  const { t } = useTranslation()
  const name = nameIn(tag, useLanguage())
  return (
    <ActionDialog
      endpoint={deleteStructureTag}
      input={{ id: tag.id }}
      title={t('ui.deleteTitle', { name })}
      text={t('organization.deleteTagText')}
      confirmLabel={t('organization.deleteTagAction')}
      done={t('ui.deletedNamed', { name })}
      onClose={onClose}
    />
  )
}
