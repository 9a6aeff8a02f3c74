// Own channels of each kind of notification, and the hour of the daily digest (N1).
import { getNotificationSettings, updateNotificationSettings } from '@hr/contract/notification-setting.ts'
import type { NotificationSettings } from '@hr/contract/notification-setting.ts'
import { paths } from '@hr/contract/paths.ts'
import { Button, Group, Paper, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useAction } from '#web/api/use-action.ts'
import { useCall } from '#web/api/use-call.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { UnsavedQuestion } from '#web/shared/form/ContractForm.tsx'
import { PushSwitch } from '#web/shared/push/PushSwitch.tsx'
import { toastSuccess } from '#web/shared/toast.ts'
import { Choice } from '#web/ui/Choice.tsx'
import { Loaded } from '#web/ui/Loaded.tsx'
import { Page } from '#web/ui/Page.tsx'
import { ChannelTable } from './ChannelTable.tsx'

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}))

function SettingsForm({ settings }: { settings: NotificationSettings }) {
  const { t } = useTranslation()
  const { email } = settings
  const [draft, setDraft] = useState(settings)
  const save = useAction(updateNotificationSettings, {
    onSuccess: () => toastSuccess(t('notificationSetting.saved')),
  })
  const isUnsaved = JSON.stringify(draft) !== JSON.stringify(settings)
  const hasDigest = Object.values(draft.paces).some(({ EMAIL }) => EMAIL === 'DIGEST')
  const { paces, digestHour } = draft
  return (
    <Stack gap="lg">
      <UnsavedQuestion isUnsaved={() => isUnsaved} />
      <Paper withBorder p={{ base: 'sm', sm: 'lg' }}>
        <ChannelTable paces={paces} onChange={next => setDraft({ ...draft, paces: next })} />
        <Text size="sm" c="dimmed" mt="md">
          {t('notificationSetting.emailHint')}{' '}
          {email === null
            ? t('notificationSetting.noEmail')
            : t('notificationSetting.emailTo', { address: email })}
        </Text>
      </Paper>
      <Paper withBorder p={{ base: 'sm', sm: 'lg' }}>
        <Group justify="space-between">
          <Stack gap={2} flex="1 1 260px">
            <Text fw={600}>{t('notificationSetting.digestHour')}</Text>
            <Text size="sm" c="dimmed">
              {t(hasDigest ? 'notificationSetting.digestHint' : 'notificationSetting.noDigestHint')}
            </Text>
          </Stack>
          <Choice
            aria-label={t('notificationSetting.digestHour')}
            options={hours}
            value={String(digestHour)}
            w={120}
            onChoose={value => setDraft({ ...draft, digestHour: Number(value) })}
          />
        </Group>
      </Paper>
      <Group justify="flex-end">
        <Button
          disabled={!isUnsaved}
          loading={save.isRunning}
          onClick={() => save.run({ paces, digestHour })}
        >
          {t('notificationSetting.save')}
        </Button>
      </Group>
    </Stack>
  )
}

export function SettingsPage() {
  const { t } = useTranslation()
  const query = useCall(getNotificationSettings, {})
  return (
    <Page
      title={t('notificationSetting.title')}
      description={t('notificationSetting.text')}
      crumbs={[{ title: t('session.profile'), to: paths.profile }]}
    >
      <Stack gap="lg">
        <Loaded query={query} height={420}>
          {settings => <SettingsForm key={JSON.stringify(settings)} settings={settings} />}
        </Loaded>
        <Paper withBorder p={{ base: 'sm', sm: 'lg' }}>
          <PushSwitch />
        </Paper>
      </Stack>
    </Page>
  )
}
