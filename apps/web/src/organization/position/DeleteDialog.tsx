// Deletes an unused position; one in use shows its holders and offers to merge instead.
import type { Position } from '@hr/contract/position.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { ActionDialog } from '#web/shared/resource/ActionDialog.tsx'
import type { ResourceView } from '#web/shared/resource/resource-view.ts'
import { Modal } from '#web/ui/Modal.tsx'
import { HolderList } from './HolderList.tsx'
import { positionKinds } from './position-kinds.ts'
import type { PositionKind } from './position-kinds.ts'

type Props = { kind: PositionKind; row: Position; view: ResourceView }

export function DeleteDialog({ kind, row, view }: Props) {
  const { t } = useTranslation()
  const name = nameIn(row, useLanguage())
  const { remove, texts } = positionKinds[kind]
  const [isUsed, setIsUsed] = useState(row.inUse)
  if (!isUsed)
    return (
      <ActionDialog
        endpoint={remove}
        input={{ id: row.id }}
        title={t('ui.deleteTitle', { name })}
        text={t('position.deleteText')}
        confirmLabel={t(texts.delete)}
        done={t('ui.deletedNamed', { name })}
        // It may have been assigned since the list was read.
        onError={error => setIsUsed(error.code === 'IN_USE')}
        onClose={view.close}
      />
    )
  return (
    <Modal onClose={view.close} title={t('position.inUseTitle', { name })} centered>
      <Stack>
        <Text>{t('position.inUseText')}</Text>
        <HolderList kind={kind} id={row.id} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={view.close}>
            {t('ui.close')}
          </Button>
          {view.mayEdit && <Button onClick={() => view.open('merge', row.id)}>{t('position.merge')}</Button>}
        </Group>
      </Stack>
    </Modal>
  )
}
