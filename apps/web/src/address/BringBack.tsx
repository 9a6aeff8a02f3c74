import { updateAddressEntry } from '@hr/contract/address.ts'
import type { AddressEntry, AddressLevel } from '@hr/contract/address.ts'
import { Button } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useAction } from '#web/api/use-action.ts'
import { nameIn } from '#web/shared/format.ts'
import { toastSuccess } from '#web/shared/toast.ts'

/** Saving a hidden entry puts it back on the list. */
export function BringBack({ level, row }: { level: AddressLevel; row: AddressEntry }) {
  const { t } = useTranslation()
  const name = nameIn(useLanguage(), row)
  const action = useAction(updateAddressEntry, {
    onSuccess: () => toastSuccess(t('address.broughtBack', { name })),
  })
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      mr={-8}
      loading={action.isRunning}
      aria-label={t('address.bringBackNamed', { name })}
      onClick={() => action.run({ level, id: row.id, name: row.name, nameLo: row.nameLo })}
    >
      {t('address.bringBack')}
    </Button>
  )
}
