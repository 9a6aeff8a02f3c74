import { inviteOwner } from '@hr/contract/space-owner.ts'
import { Text, TextInput } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { useContractForm } from '#web/shared/contract-form.tsx'
import { FormDrawer } from '#web/shared/FormDrawer.tsx'
import { toastSuccess } from '#web/shared/toast.ts'

/** `onLink`: in a demo, the link that would have been mailed. */
type Props = { onLink: (link: string | null) => void; onClose: () => void }

export function InviteForm({ onLink, onClose }: Props) {
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
