// Hides an entry from the lists of this company; addresses that use it keep it.
import { deleteAddressEntry } from '@hr/contract/address.ts'
import type { AddressEntry, AddressLevel } from '@hr/contract/address.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { nameIn } from '#web/shared/format.ts'
import { ConfirmAction } from '#web/shared/resource/ConfirmAction.tsx'

type Props = { level: AddressLevel; row: AddressEntry; onClose: () => void }

export function HideDialog({ level, row, onClose }: Props) {
  const { t } = useTranslation()
  const name = nameIn(useLanguage(), row)
  return (
    <ConfirmAction
      endpoint={deleteAddressEntry}
      input={{ level, id: row.id }}
      title={t('address.hideTitle', { name })}
      text={t('address.hideText')}
      confirmLabel={t('address.hideAction')}
      done={t('address.hidden', { name })}
      onClose={onClose}
    />
  )
}
