import { listRoles } from '@hr/contract/access.ts'
import { Select } from '@mantine/core'
import type { SelectProps } from '@mantine/core'
import { useCall } from '#web/api/use-call.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { nameIn } from '#web/shared/format.ts'

/** The roles that this reader may assign: only with permissions they have themselves. */
export function RoleSelect(props: Omit<SelectProps, 'data'>) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { data = [] } = useCall(listRoles, {})
  const choices = data
    .filter(role => role.mayGive)
    .map(role => ({ value: role.id, label: nameIn(language, role) }))
  return (
    <Select
      {...props}
      data={choices}
      searchable
      placeholder={t('ui.chooseOne')}
      nothingFoundMessage={t('ui.noMatch')}
    />
  )
}
