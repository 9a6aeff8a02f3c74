// After a business is added: the two sign-ins with temporary passwords, which are shown once.
import type { CreatedBusiness } from '@hr/contract/business.ts'
import { paths } from '@hr/contract/paths.ts'
import { Alert, Button, Fieldset, Stack, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from '#web/i18n/translation.ts'
import { CopyText } from '#web/ui/CopyText.tsx'
import { DialogButtons } from '#web/ui/DialogButtons.tsx'
import { Modal } from '#web/ui/Modal.tsx'

const pages = { owner: paths.login, admin: paths.employee } as const

export function NewSignInsDialog({ created, onClose }: { created: CreatedBusiness; onClose: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <Modal
      onClose={onClose}
      title={t('business.signInsTitle', { name: created.name })}
      centered
      size="lg"
      closeOnClickOutside={false}
      closeOnEscape={false}
    >
      <Stack>
        <Text>{t('business.signInsText')}</Text>
        {(['owner', 'admin'] as const).map(who => (
          <Fieldset
            key={who}
            legend={t('business.signInAt', { who: t(`business.${who}`), page: pages[who] })}
          >
            <Stack gap="sm">
              <CopyText label={t('business.username')} text={created[who].username} />
              <CopyText label={t('business.temporaryPassword')} text={created[who].temporaryPassword} />
            </Stack>
          </Fieldset>
        ))}
        <Alert color="yellow" icon={<IconAlertTriangle size={20} aria-hidden />}>
          {t('business.shownOnce')}
        </Alert>
        <DialogButtons closeLabel={t('ui.close')} onClose={onClose}>
          <Button onClick={() => void navigate({ to: paths.business(created.id) })}>
            {t('business.open')}
          </Button>
        </DialogButtons>
      </Stack>
    </Modal>
  )
}
