// /space/{name}/owners: who owns the space, whom they have invited, and who administers its companies.
import { inviteOwner } from '@hr/contract/space-owner.ts'
import { Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { DemoLink } from '#web/shared/DemoLink.tsx'
import { FormDrawer } from '#web/shared/form/FormDrawer.tsx'
import { useContractForm } from '#web/shared/form/use-contract-form.ts'
import { useProfile } from '#web/shared/session.ts'
import { toastSuccess } from '#web/shared/toast.ts'
import { Modal } from '#web/ui/Modal.tsx'
import { AddButton, Page } from '#web/ui/Page.tsx'
import { SpaceNav } from '../SpaceNav.tsx'
import { Administrators } from './Administrators.tsx'
import { Invitations } from './Invitations.tsx'
import { Owners } from './Owners.tsx'

/** `onLink`: in a demo, the link that would have been mailed. */
type Props = { onLink: (link: string | null) => void; onClose: () => void }

function InviteForm({ onLink, onClose }: Props) {
  const { t } = useTranslation()
  const form = useContractForm(inviteOwner, {
    initialValues: { email: '' },
    onSuccess: ({ demoLink }) => {
      if (demoLink === null) toastSuccess(t('space.invited', { email: form.getValues().email }))
      onLink(demoLink)
      onClose()
    },
  })
  return (
    <FormDrawer form={form} title={t('space.invite')} submitLabel={t('space.invite')} onClose={onClose}>
      <Text size="sm">{t('space.inviteText')}</Text>
      <TextInput key={form.key('email')} {...form.field('email')} type="email" data-autofocus />
    </FormDrawer>
  )
}

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
