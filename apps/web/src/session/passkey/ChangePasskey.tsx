// Renaming and removing a passkey.
import { removePasskey, renamePasskey } from '@hr/contract/passkey.ts'
import type { Passkey } from '@hr/contract/passkey.ts'
import { TextInput } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { ActionDialog } from '#web/shared/resource/ActionDialog.tsx'
import { ResourceForm } from '#web/shared/resource/ResourceForm.tsx'

type RowProps = { row: Passkey; onClose: () => void }

export function RenameForm({ row, onClose }: RowProps) {
  const { t } = useTranslation()
  return (
    <ResourceForm
      endpoint={renamePasskey}
      fixed={{ id: row.id }}
      values={{ name: row.name }}
      title={t('ownAccount.renamePasskey')}
      submitLabel={t('ownAccount.rename')}
      done={({ name }) => t('ownAccount.passkeyRenamed', { name })}
      onClose={onClose}
    >
      {form => (
        <TextInput
          key={form.key('name')}
          {...form.field('name', t('ownAccount.passkeyName'))}
          autoComplete="off"
          data-autofocus
        />
      )}
    </ResourceForm>
  )
}

export function RemoveDialog({ row: { id, name }, onClose }: RowProps) {
  const { t } = useTranslation()
  return (
    <ActionDialog
      endpoint={removePasskey}
      input={{ id }}
      title={t('ownAccount.removePasskeyTitle', { name })}
      text={t('ownAccount.removePasskeyText')}
      confirmLabel={t('ownAccount.removePasskey')}
      done={t('ownAccount.passkeyRemoved', { name })}
      onError={onClose}
      onClose={onClose}
    />
  )
}
