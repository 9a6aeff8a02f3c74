// The passkeys of somebody who lost a device: HR removes one after typing their own password.
import { listEmployeePasskeys, removeEmployeePasskey } from '@hr/contract/employee.ts'
import type { Passkey } from '@hr/contract/passkey.ts'
import { Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useCall } from '#web/api/use-call.ts'
import { wholeList } from '#web/api/whole-list.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { useContractForm } from '#web/shared/contract-form.tsx'
import { ContractForm, FormActions } from '#web/shared/ContractForm.tsx'
import { passkeyColumns } from '#web/shared/sign-in/passkey-columns.tsx'
import { OwnPasswordField } from '#web/shared/sign-in/OwnPasswordField.tsx'
import { toastSuccess } from '#web/shared/toast.ts'
import { DataList } from '#web/ui/DataList.tsx'
import { Modal } from '#web/ui/Modal.tsx'
import { usePersonName } from '#web/ui/PersonName.tsx'
import type { Named } from '#web/ui/PersonName.tsx'
import { RowButton } from '#web/ui/RowButton.tsx'

type Props = { employee: Named & { id: number }; onClose: () => void }

export function PasskeysDialog({ employee, onClose }: Props) {
  const { t } = useTranslation()
  const name = usePersonName(employee)
  const [chosen, setChosen] = useState<Passkey>()
  const query = useCall(listEmployeePasskeys, { id: employee.id })
  const title = t('employee.passkeysOf', { name })
  if (chosen) return <RemoveDialog {...{ employee, chosen, name, onClose }} />
  const remove = (row: Passkey) => (
    <RowButton
      text={t('ownAccount.removePasskey')}
      label={t('ownAccount.removeNamed', { name: row.name })}
      onClick={() => setChosen(row)}
    />
  )
  return (
    <Modal opened onClose={onClose} title={title} centered size="lg">
      <Stack>
        <Text>{t('employee.passkeysText')}</Text>
        <DataList
          label={title}
          columns={passkeyColumns(t, remove)}
          rowKey={({ id }) => id}
          list={wholeList(query.data?.passkeys ?? [], query)}
        />
      </Stack>
    </Modal>
  )
}

function RemoveDialog({ employee, chosen, name, onClose }: Props & { chosen: Passkey; name: string }) {
  const { t } = useTranslation()
  const title = t('employee.removePasskeyOf', { passkey: chosen.name, name })
  const form = useContractForm(removeEmployeePasskey, {
    initialValues: { password: '' },
    fixed: { id: employee.id, passkeyId: chosen.id },
    unguarded: true,
    onSuccess: () => {
      toastSuccess(t('ownAccount.passkeyRemoved', { name: chosen.name }))
      onClose()
    },
  })
  return (
    <Modal opened onClose={onClose} title={title} centered>
      <ContractForm form={form} label={title}>
        <Text>{t('employee.removePasskeyText')}</Text>
        <OwnPasswordField form={form} />
        <FormActions form={form} submitLabel={t('ownAccount.removePasskey')} onCancel={onClose} />
      </ContractForm>
    </Modal>
  )
}
