// The passkeys of somebody who lost a device: HR removes one after typing their own password.
import { listEmployeePasskeys, removeEmployeePasskey } from '@hr/contract/employee.ts'
import type { Passkey } from '@hr/contract/passkey.ts'
import { Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useCall } from '#web/api/use-call.ts'
import { wholeList } from '#web/api/whole-list.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { passkeyColumns } from '#web/shared/sign-in/passkey-columns.tsx'
import { OwnPasswordDialog } from '#web/shared/sign-in/OwnPasswordDialog.tsx'
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
  const passkeys = query.data?.passkeys ?? []
  const title = t('employee.passkeysOf', { name })
  const backToList = () => setChosen(undefined)
  if (chosen) {
    return (
      <OwnPasswordDialog
        endpoint={removeEmployeePasskey}
        fixed={{ id: employee.id, passkeyId: chosen.id }}
        title={t('employee.removePasskeyOf', { passkey: chosen.name, name })}
        text={t('employee.removePasskeyText')}
        submitLabel={t('ownAccount.removePasskey')}
        done={t('ownAccount.passkeyRemoved', { name: chosen.name })}
        onClose={backToList}
        onDone={passkeys.some(({ id }) => id !== chosen.id) ? backToList : onClose}
      />
    )
  }
  const remove = (row: Passkey) => (
    <RowButton
      text={t('ownAccount.removePasskey')}
      label={t('ui.removeNamed', { name: row.name })}
      onClick={() => setChosen(row)}
    />
  )
  return (
    <Modal onClose={onClose} title={title} centered size="lg">
      <Stack>
        <Text>{t('employee.passkeysText')}</Text>
        <DataList
          label={title}
          columns={passkeyColumns(t, remove)}
          rowKey={({ id }) => id}
          list={wholeList(passkeys, query)}
        />
      </Stack>
    </Modal>
  )
}
