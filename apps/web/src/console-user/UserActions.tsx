// Changes a user: name and access, e-mail address, password, second step, and whether they can sign in at all.
import {
  activateUser,
  deactivateUser,
  resetUserPassword,
  turnOffUserSecondStep,
} from '@hr/contract/console-user.ts'
import type { User } from '@hr/contract/console-user.ts'
import { ActionIcon, Button, Menu } from '@mantine/core'
import {
  IconDots,
  IconKey,
  IconMail,
  IconPencil,
  IconShieldOff,
  IconUserCheck,
  IconUserOff,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { ActionDialog } from '#web/shared/resource/ActionDialog.tsx'
import { RowAction } from '#web/shared/resource/RowActions.tsx'
import { ResetDialog } from '#web/shared/sign-in/ResetDialog.tsx'
import { TurnOffSecondStep } from '#web/shared/sign-in/TurnOffSecondStep.tsx'
import { EmailForm } from './EmailForm.tsx'
import { UserForm } from './UserForm.tsx'
import { nameOf } from './user-text.ts'

type Act = 'edit' | 'email' | 'reset' | 'secondStep' | 'deactivate' | 'activate'

export function UserActions({ user }: { user: User }) {
  const { t } = useTranslation()
  const [act, setAct] = useState<Act>()
  const isActive = user.status === 'active'
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPencil size={18} aria-hidden />}
        onClick={() => setAct('edit')}
      >
        {t('consoleUser.edit')}
      </Button>
      <Menu position="bottom-end" width={260}>
        <Menu.Target>
          <ActionIcon
            variant="default"
            size={36}
            aria-label={t('consoleUser.actionsOf', { name: nameOf(user) })}
          >
            <IconDots size={20} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <RowAction icon={IconMail} text={t('consoleUser.changeEmail')} onClick={() => setAct('email')} />
          {user.isSelf ? (
            <Menu.Label>{t('consoleUser.ownHint')}</Menu.Label>
          ) : (
            <>
              <RowAction icon={IconKey} text={t('employee.resetPassword')} onClick={() => setAct('reset')} />
              {user.hasSecondStep && (
                <RowAction
                  icon={IconShieldOff}
                  text={t('employee.turnOffSecondStep')}
                  onClick={() => setAct('secondStep')}
                />
              )}
              <RowAction
                icon={isActive ? IconUserOff : IconUserCheck}
                text={t(isActive ? 'consoleUser.deactivate' : 'consoleUser.activate')}
                onClick={() => setAct(isActive ? 'deactivate' : 'activate')}
              />
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      {act && <Dialog act={act} user={user} onClose={() => setAct(undefined)} />}
    </>
  )
}

type DialogProps = { act: Act; user: User; onClose: () => void }

function Dialog({ act, user, onClose }: DialogProps) {
  const { t } = useTranslation()
  const { id } = user
  const name = nameOf(user)
  switch (act) {
    case 'edit':
      return <UserForm user={user} onClose={onClose} />
    case 'email':
      return <EmailForm user={user} onClose={onClose} />
    case 'reset':
      return <ResetDialog endpoint={resetUserPassword} fixed={{ id }} name={name} onClose={onClose} />
    case 'secondStep':
      return (
        <TurnOffSecondStep endpoint={turnOffUserSecondStep} fixed={{ id }} name={name} onClose={onClose} />
      )
    case 'deactivate':
      return (
        <ActionDialog
          endpoint={deactivateUser}
          input={{ id }}
          title={t('consoleUser.deactivateTitle', { name })}
          text={t(user.kind === 'space' ? 'consoleUser.deactivateOwnerText' : 'consoleUser.deactivateText')}
          confirmLabel={t('consoleUser.deactivate')}
          done={t('consoleUser.deactivated', { name })}
          onClose={onClose}
        />
      )
    case 'activate':
      return (
        <ActionDialog
          endpoint={activateUser}
          input={{ id }}
          title={t('consoleUser.activateTitle', { name })}
          text={t('consoleUser.activateText')}
          confirmLabel={t('consoleUser.activate')}
          color="brand"
          done={t('consoleUser.activated', { name })}
          onClose={onClose}
        />
      )
  }
}
