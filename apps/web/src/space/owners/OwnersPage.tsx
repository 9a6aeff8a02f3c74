// /space/{name}/owners: who owns the space, whom they have invited, and who administers its companies.
import { Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { DemoLink } from '#web/shared/DemoLink.tsx'
import { useProfile } from '#web/shared/session.ts'
import { Modal } from '#web/ui/Modal.tsx'
import { AddButton, Page } from '#web/ui/Page.tsx'
import { SpaceNav } from '../SpaceNav.tsx'
import { Administrators } from './Administrators.tsx'
import { Invitations } from './Invitations.tsx'
import { InviteForm } from './InviteForm.tsx'
import { Owners } from './Owners.tsx'

export function OwnersPage() {
  const { t } = useTranslation()
  const { space } = useProfile()
  const [isInviting, setIsInviting] = useState(false)
  const [link, setLink] = useState<string | null>(null)
  return (
    <Page
      title={space?.name ?? t('space.owners')}
      description={t('space.ownersText')}
      actions={<AddButton onClick={() => setIsInviting(true)}>{t('space.invite')}</AddButton>}
    >
      <SpaceNav current="owners" />
      <Stack gap="lg">
        <Owners />
        <Invitations onLink={setLink} />
        <Administrators />
      </Stack>
      {isInviting && <InviteForm onLink={setLink} onClose={() => setIsInviting(false)} />}
      <Modal opened={link !== null} onClose={() => setLink(null)} title={t('space.invite')} centered>
        {link !== null && <DemoLink link={link} />}
      </Modal>
    </Page>
  )
}
