// Whether one signs in with a second step, and the dialogs that change it, loaded when they open.
import { getSecondStep } from '@hr/contract/second-step.ts'
import { Badge, Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useCall } from '#web/api/use-call.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatDateOf } from '#web/shared/instant.ts'
import { Panel } from '#web/shared/Panel.tsx'
import { Loaded } from '#web/ui/Loaded.tsx'
import { lazyDialog } from '#web/ui/lazy-dialog.tsx'

const SetUpDialog = lazyDialog(() => import('../second-step/SetUpDialog.tsx').then(file => file.SetUpDialog))
const changeDialogs = () => import('../second-step/ChangeDialogs.tsx')
const TurnOffDialog = lazyDialog(() => changeDialogs().then(file => file.TurnOffDialog))
const NewCodesDialog = lazyDialog(() => changeDialogs().then(file => file.NewCodesDialog))

const dialogs = { setUp: SetUpDialog, turnOff: TurnOffDialog, newCodes: NewCodesDialog } as const

export function SecondStepPanel() {
  const { t } = useTranslation()
  const query = useCall(getSecondStep, {})
  const [open, setOpen] = useState<keyof typeof dialogs>()
  const Dialog = open && dialogs[open]
  return (
    <Panel title={t('ownAccount.secondStep')} text={t('ownAccount.secondStepText')}>
      <Loaded query={query} height={96}>
        {({ isOn, since, recoveryCodesLeft, isRequired }) => (
          <Stack gap="sm">
            <Group gap="xs">
              <Badge color={isOn ? 'green' : 'gray'}>{t(isOn ? 'ownAccount.on' : 'ownAccount.off')}</Badge>
              {since !== null && (
                <Text size="sm" c="dimmed">
                  {t('ownAccount.onSince', { date: formatDateOf(since) })}
                </Text>
              )}
            </Group>
            {isOn && (
              <Text size="sm" {...(recoveryCodesLeft < 3 && { c: 'red' })}>
                {t('ownAccount.codesLeft', { count: recoveryCodesLeft })}
              </Text>
            )}
            {isRequired && <Text size="sm">{t('ownAccount.required')}</Text>}
            <Group gap="xs">
              {isOn ? (
                <>
                  <Button variant="default" onClick={() => setOpen('newCodes')}>
                    {t('ownAccount.newCodes')}
                  </Button>
                  {!isRequired && (
                    <Button variant="default" onClick={() => setOpen('turnOff')}>
                      {t('ownAccount.turnOff')}
                    </Button>
                  )}
                </>
              ) : (
                <Button onClick={() => setOpen('setUp')}>{t('ownAccount.setUp')}</Button>
              )}
            </Group>
          </Stack>
        )}
      </Loaded>
      {Dialog && <Dialog onClose={() => setOpen(undefined)} />}
    </Panel>
  )
}
