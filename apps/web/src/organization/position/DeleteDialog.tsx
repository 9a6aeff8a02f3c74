// Deletes an unused position; one in use shows its holders and offers to merge instead.
import type { Position } from '@hr/contract/position.ts'
import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useAction } from '#web/api/use-action.ts'
import { nameIn } from '#web/shared/format.ts'
import { toastSuccess } from '#web/shared/toast.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { Modal } from '#web/ui/Modal.tsx'
import { HolderList } from './HolderList.tsx'
import { positionKinds } from './position-kinds.ts'
import type { PositionKind } from './position-kinds.ts'

type Props = {
  kind: PositionKind
  row: Position
  /** Missing for readers without the permission. */
  onMerge: (() => void) | undefined
  onClose: () => void
}

export function DeleteDialog(props: Props) {
  const { t } = useTranslation()
  const { kind, row, onClose } = props
  const name = nameIn(useLanguage(), row)
  const { remove, path, texts } = positionKinds[kind]
  const [isUsed, setIsUsed] = useState(row.inUse)
  const action = useAction(remove, {
    refreshes: [path],
    // It may have been assigned since the list was read.
    onError: error => setIsUsed(error.code === 'IN_USE'),
    onSuccess: () => {
      toastSuccess(t('position.deleted', { name }))
      onClose()
    },
  })
  if (isUsed) return <InUseDialog {...props} name={name} />
  return (
    <ConfirmDialog
      opened
      title={t('position.deleteTitle', { name })}
      text={t('position.deleteText')}
      confirmLabel={t(texts.delete)}
      isRunning={action.isRunning}
      onConfirm={() => action.run({ id: row.id })}
      onClose={onClose}
    />
  )
}

function InUseDialog({ kind, row, name, onMerge, onClose }: Props & { name: string }) {
  const { t } = useTranslation()
  return (
    <Modal opened onClose={onClose} title={t('position.inUseTitle', { name })} centered>
      <Stack>
        <Text>{t('position.inUseText')}</Text>
        <HolderList kind={kind} id={row.id} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('ui.close')}
          </Button>
          {onMerge && <Button onClick={onMerge}>{t('position.merge')}</Button>}
        </Group>
      </Stack>
    </Modal>
  )
}
