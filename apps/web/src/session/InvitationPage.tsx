// Opened by the link of an invitation to become an owner of a space (P1).
import { acceptOwnerInvitation } from '@hr/contract/space-owner.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { LinkCard } from './LinkCard.tsx'
import { RegisterForm } from './RegisterForm.tsx'

export function InvitationPage() {
  const { t } = useTranslation()
  return (
    <LinkCard
      purpose="owner_invitation"
      title={t('session.invitationTitle')}
      text={t('session.invitationText')}
    >
      {token => (
        <RegisterForm endpoint={acceptOwnerInvitation} token={token} label={t('session.invitationTitle')} />
      )}
    </LinkCard>
  )
}
