import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '@hr/contract/paths.ts'
import { useCan, useProfile } from '#web/shared/session.ts'
import { ButtonLink } from '#web/ui/LinkTo.tsx'

/** For everybody with leave of their own. */
export function RequestLeaveButton() {
  const { t } = useTranslation()
  const may = useCan()
  const { employee } = useProfile()
  if (employee === null || !may('MY_LEAVE', 'add')) return null
  return (
    <ButtonLink to={paths.myLeave} search={{ new: '1' }} leftSection={<IconPlus size={18} aria-hidden />}>
      {t('leave.requestLeave')}
    </ButtonLink>
  )
}
