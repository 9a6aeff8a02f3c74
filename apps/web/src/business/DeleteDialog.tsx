// Plans the deletion of a company, after its name is typed.
import { planWorkspaceDeletion } from '@hr/contract/business.ts'
import type { BusinessWorkspace } from '@hr/contract/business.ts'
import { deletionWaitDays } from '@hr/domain/business/workspace-change-refusal.ts'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatDate } from '#web/shared/format.ts'
import { ActionDialog } from '#web/shared/resource/ActionDialog.tsx'

type Props = { workspace: BusinessWorkspace; onClose: () => void }

export function DeleteDialog({ workspace: { id, name }, onClose }: Props) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  return (
    <ActionDialog
      endpoint={planWorkspaceDeletion}
      input={{ id, name: typed }}
      title={t('business.deleteTitle', { name })}
      text={t('business.deleteText', { days: deletionWaitDays })}
      confirmLabel={t('business.delete')}
      disabled={typed.trim() !== name}
      size="lg"
      done={({ workspaces }) =>
        t('business.deletionPlanned', {
          name,
          date: formatDate(workspaces.find(one => one.id === id)?.deleteOn),
        })
      }
      onClose={onClose}
    >
      <TextInput
        label={t('business.deleteType', { name })}
        value={typed}
        onChange={event => setTyped(event.currentTarget.value)}
        autoComplete="off"
        data-autofocus
      />
    </ActionDialog>
  )
}
