// What one signs in with, and changing the password; the profile menu has the same dialog.
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { Panel } from '#web/shared/Panel.tsx'
import { useProfile } from '#web/shared/session.ts'
import { PasswordDialog } from '../password-dialog.ts'

export function PasswordPanel() {
  const { t } = useTranslation()
  const { username } = useProfile()
  const [isChanging, setIsChanging] = useState(false)
  return (
    <Panel
      title={t('ownAccount.password')}
      text={t('ownAccount.passwordText', { username })}
      actions={
        <Button variant="default" onClick={() => setIsChanging(true)}>
          {t('session.changePassword')}
        </Button>
      }
    >
      {isChanging && <PasswordDialog onClose={() => setIsChanging(false)} />}
    </Panel>
  )
}
