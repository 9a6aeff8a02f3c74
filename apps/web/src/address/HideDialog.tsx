// Hides an entry from the lists of this company; addresses that use it keep it.
import { deleteAddressEntry } from '@hr/contract/address.ts'
import type { AddressEntry, AddressLevel } from '@hr/contract/address.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useAction } from '#web/api/use-action.ts'
import { nameIn } from '#web/shared/format.ts'
import { toastSuccess } from '#web/shared/toast.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { staleByAddress } from './level-texts.ts'

type Props = { level: AddressLevel; row: AddressEntry; onClose: () => void }

export function HideDialog({ level, row, onClose }: Props) {
  const { t } = useTranslation()
  const name = nameIn(useLanguage(), row)
  const action = useAction(deleteAddressEntry, {
    refreshes: staleByAddress,
    onSuccess: () => {
      toastSuccess(t('address.hidden', { name }))
      onClose()
    },
  })
  return (
    <ConfirmDialog
      opened
      title={t('address.hideTitle', { name })}
      text={t('address.hideText')}
      confirmLabel={t('address.hideAction')}
      isRunning={action.isRunning}
      onConfirm={() => action.run({ level, id: row.id })}
      onClose={onClose}
    />
  )
}
