// Where the form is below the Lao Labour Law, and the reason that saving it then needs.
import { lawPointText } from '@hr/contract/messages/law-point.ts'
import { Alert, List, Stack, Text, Textarea } from '@mantine/core'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { lawPoints } from './setting-draft.ts'
import type { SettingDraft, SettingFormApi } from './setting-draft.ts'

type Props = { form: SettingFormApi; values: SettingDraft }

export function LawNotice({ form, values }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const texts = lawPoints(values).map(point => lawPointText(language, point))
  if (texts.length === 0) return null
  return (
    <Alert color="yellow" role="status" title={t('otSetting.lawTitle')}>
      <Stack gap="sm">
        <List size="sm" spacing={4}>
          {texts.map(text => (
            <List.Item key={text}>{text}</List.Item>
          ))}
        </List>
        <Text size="sm">{t('otSetting.lawText')}</Text>
        <Textarea
          key={form.key('lawReason')}
          {...form.field('lawReason', t('otSetting.lawReason'))}
          required
          maxLength={255}
          autosize
          minRows={2}
        />
      </Stack>
    </Alert>
  )
}
