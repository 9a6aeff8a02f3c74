// Adds or changes an OT setting. Next to the fields: what is below the law, and a calculator with the form's values.
import type { InputOf } from '@hr/contract/endpoint.ts'
import { lawPointText } from '@hr/contract/messages/law-point.ts'
import { fieldLabel, messageText } from '@hr/contract/messages/text.ts'
import type { createOtSetting, updateOtSetting } from '@hr/contract/ot-setting.ts'
import { paths } from '@hr/contract/paths.ts'
import { Alert, List, Stack, Text, Textarea } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { currentLanguage, useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { ContractForm, FormActions } from '#web/shared/form/ContractForm.tsx'
import { useContractForm } from '#web/shared/form/use-contract-form.ts'
import { toastSuccess } from '#web/shared/toast.ts'
import { SettingEffect } from './SettingEffect.tsx'
import { SettingFields } from './SettingFields.tsx'
import type { Base } from './SettingFields.tsx'
import classes from './SettingForm.module.css'
import { TryOut } from './TryOut.tsx'
import { bandFaults } from './band-faults.ts'
import { lawPoints } from './setting-draft.ts'
import type { SettingDraft, SettingFormApi } from './setting-draft.ts'

type LawNoticeProps = { form: SettingFormApi; values: SettingDraft }

/** Where the form is below the Lao Labour Law, and the reason that saving it then needs. */
function LawNotice({ form, values }: LawNoticeProps) {
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
        />
      </Stack>
    </Alert>
  )
}

type Props<E extends typeof createOtSetting | typeof updateOtSetting> = {
  endpoint: E
  fixed?: Partial<InputOf<E>>
  base: Base
  /** To start with; a change while the form is open is not followed. */
  values: SettingDraft
  label: string
  submitLabel: string
  /** The toast. */
  done: string
}

function faultsOf(values: SettingDraft): Record<string, string> {
  const language = currentLanguage()
  const isMissing = values.lawReason.trim() === '' && lawPoints(values).length > 0
  const reason = messageText(language, 'required', { label: fieldLabel(language, 'lawReason') })
  return { ...bandFaults(values.dailyOtTime, language), ...(isMissing && { lawReason: reason }) }
}

export function SettingForm<E extends typeof createOtSetting | typeof updateOtSetting>(props: Props<E>) {
  const { endpoint, base, label, submitLabel, done } = props
  const navigate = useNavigate()
  // As first read: the input is based on it until it is saved, even if somebody else saves meanwhile.
  const [{ values: initialValues, fixed }] = useState(props)
  const [values, setValues] = useState(initialValues)
  const leave = () => navigate({ to: paths.otSettings })
  const form = useContractForm(endpoint, {
    initialValues,
    ...(fixed && { fixed }),
    onChange: setValues,
    check: faultsOf,
    onSuccess: () => {
      toastSuccess(done)
      return leave()
    },
  })
  return (
    <ContractForm form={form} label={label} parameter="version">
      <div className={classes.columns}>
        <Stack>
          <SettingFields form={form} values={values} base={base} />
        </Stack>
        <Stack className={classes.side ?? ''}>
          <LawNotice form={form} values={values} />
          <TryOut values={values} base={base} />
          <SettingEffect id={base.id} values={values} />
        </Stack>
        <FormActions form={form} submitLabel={submitLabel} onCancel={() => void leave()} />
      </div>
    </ContractForm>
  )
}
