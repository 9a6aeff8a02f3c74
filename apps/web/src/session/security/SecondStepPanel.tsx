// Whether one signs in with a second step, and the dialogs that change it, loaded when they open.
import type { OutputOf } from '@hr/contract/endpoint.ts'
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

type ActionsProps = OutputOf<typeof getSecondStep> & { open: (dialog: keyof typeof dialogs) => void }

function Actions({ isOn, isRequired, open }: ActionsProps) {
  const { t } = useTranslation()
  if (!isOn) return <Button onClick={() => open('setUp')}>{t('ownAccount.setUp')}</Button>
  return (
    <>
      <Button variant="default" onClick={() => open('newCodes')}>
        {t('ownAccount.newCodes')}
      </Button>
      {!isRequired && (
        <Button variant="default" onClick={() => open('turnOff')}>
          {t('ownAccount.turnOff')}
        </Button>
      )}
    </>
  )
}

export function SecondStepPanel() {
  const { t } = useTranslation()
  const query = useCall(getSecondStep, {})
  const [open, setOpen] = useState<keyof typeof dialogs>()
  const Dialog = open && dialogs[open]
  const { data } = query
  return (
    <Panel
      title={t('ownAccount.secondStep')}
      text={t('ownAccount.secondStepText')}
      actions={data !== undefined && <Actions {...data} open={setOpen} />}
    >
      <Loaded query={query} height={22}>
        {({ isOn, since, recoveryCodesLeft, isRequired }) => (
          <Stack gap="xs">
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
          </Stack>
        )}
      </Loaded>
      {Dialog && <Dialog onClose={() => setOpen(undefined)} />}
    </Panel>
  )
}
