// Saves, renames or deletes a view of a list.
import { createSavedView, deleteSavedView, renameSavedView } from '@hr/contract/saved-view.ts'
import { Button, Stack, Switch, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useAction } from '#web/api/use-action.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { DialogButtons } from '#web/ui/DialogButtons.tsx'
import { Modal } from '#web/ui/Modal.tsx'
import { ActionDialog } from '../resource/ActionDialog.tsx'
import { toastSuccess } from '../toast.ts'
import type { Asked } from './SavedViews.tsx'

type Props = { list: string; asked: Asked; onClose: () => void }

export function ViewDialogs({ list, asked, onClose }: Props) {
  const { t } = useTranslation()
  if (asked.what !== 'delete') return <NameDialog list={list} asked={asked} onClose={onClose} />
  const { view } = asked
  return (
    <ActionDialog
      endpoint={deleteSavedView}
      input={{ id: view.id }}
      title={t('savedView.deleteTitle', { name: view.name })}
      {...(view.isShared && { text: t('savedView.deleteShared') })}
      confirmLabel={t('savedView.delete')}
      done={t('savedView.deleted')}
      onClose={onClose}
    />
  )
}

type NameProps = Omit<Props, 'asked'> & { asked: Exclude<Asked, { readonly what: 'delete' }> }

function NameDialog({ list, asked, onClose }: NameProps) {
  const { t } = useTranslation()
  const [name, setName] = useState('view' in asked ? asked.view.name : '')
  const [isShared, setIsShared] = useState(false)
  const onSuccess = () => {
    toastSuccess(t('savedView.saved'))
    onClose()
  }
  const create = useAction(createSavedView, { onSuccess })
  const rename = useAction(renameSavedView, { onSuccess })
  const { isRunning, error } = 'view' in asked ? rename : create
  const save = () => {
    if ('view' in asked) rename.run({ id: asked.view.id, name })
    else create.run({ list, name, query: asked.query, isShared })
  }
  return (
    <Modal onClose={onClose} title={t('view' in asked ? 'savedView.renameTitle' : 'savedView.saveTitle')}>
      <form
        onSubmit={event => {
          event.preventDefault()
          save()
        }}
      >
        <Stack>
          <TextInput
            label={t('savedView.name')}
            value={name}
            error={error?.fields.name}
            withAsterisk
            data-autofocus
            autoComplete="off"
            onChange={event => setName(event.currentTarget.value)}
          />
          {'mayShare' in asked && asked.mayShare && (
            <Switch
              label={t('savedView.share')}
              description={t('savedView.shareHint')}
              checked={isShared}
              onChange={event => setIsShared(event.currentTarget.checked)}
            />
          )}
          <DialogButtons onClose={onClose}>
            <Button type="submit" loading={isRunning} disabled={name.trim() === ''}>
              {t('savedView.saveNow')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  )
}
