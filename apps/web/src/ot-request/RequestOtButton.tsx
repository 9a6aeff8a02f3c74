import { paths } from '@hr/contract/paths.ts'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from '#web/i18n/translation.ts'
import { useCan, useProfile } from '#web/shared/session.ts'
import { ButtonLink } from '#web/ui/LinkTo.tsx'

export function RequestOtButton() {
  const { t } = useTranslation()
  const may = useCan()
  const { employee } = useProfile()
  if (employee === null || !may('MY_OT', 'add')) return null
  return (
    <ButtonLink to={paths.myOt} search={{ new: '1' }} leftSection={<IconPlus size={18} aria-hidden />}>
      {t('ot.ask')}
    </ButtonLink>
  )
}
