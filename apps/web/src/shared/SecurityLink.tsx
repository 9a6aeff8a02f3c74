// To the page of one's own sign-in, in every area. "View as" has none: it would show the viewed person's.
import { paths } from '@hr/contract/paths.ts'
import { IconShieldLock } from '@tabler/icons-react'
import { isViewingAs } from '#web/api/session-cookie.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { ButtonLink } from '#web/ui/LinkTo.tsx'
import { useProfile } from './session.ts'

export const securityPages = {
  app: paths.security,
  ams: paths.operatorSecurity,
  space: paths.spaceSecurity,
} as const

export function SecurityLink() {
  const { t } = useTranslation()
  const { type } = useProfile()
  if (isViewingAs()) return null
  return (
    <ButtonLink
      to={securityPages[type]}
      variant="default"
      leftSection={<IconShieldLock size={18} aria-hidden />}
    >
      {t('session.security')}
    </ButtonLink>
  )
}
