// What the company demands of its people's sign-ins, beyond the installation (N4).
import type { CompanyProfile } from '@hr/contract/company-profile.ts'
import { countFullAccessSecondStep } from '@hr/contract/company-profile.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { companyPassword, idleMinutes } from '@hr/domain/session/company-rules.ts'
import { Text } from '@mantine/core'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { RequireSecondStep } from '#web/shared/sign-in/RequireSecondStep.tsx'
import { NumberField } from '#web/ui/NumberField.tsx'
import { Section } from './Section.tsx'

export function SecuritySection({ profile }: { profile: CompanyProfile }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { passwordMinLength, sessionHours, idleMinutes: idle, mostSessionHours } = profile
  const { fullAccessSecondStep } = profile
  const label = (field: string) => fieldLabel(language, field)
  const rule = (text: string | false) => text || t('companyProfile.noRule')
  const characters =
    passwordMinLength !== null && t('companyProfile.characters', { count: passwordMinLength })
  const hours = sessionHours !== null && t('companyProfile.hours', { count: sessionHours })
  const minutes = idle !== null && t('companyProfile.minutes', { count: idle })
  return (
    <Section
      name="security"
      title={t('companyProfile.security')}
      profile={profile}
      facts={[
        { label: label('passwordMinLength'), value: rule(characters) },
        { label: label('sessionHours'), value: rule(hours) },
        { label: label('idleMinutes'), value: rule(minutes) },
        {
          label: label('fullAccessSecondStep'),
          value: t(fullAccessSecondStep ? 'companyProfile.required' : 'companyProfile.notRequired'),
        },
      ]}
    >
      {(form, values) => (
        <>
          <Text size="sm" c="dimmed">
            {t('companyProfile.securityHint')}
          </Text>
          <NumberField
            key={form.key('passwordMinLength')}
            {...form.field('passwordMinLength')}
            description={t('companyProfile.passwordHint', companyPassword)}
            required={false}
            decimals={0}
            digits={2}
            mayBeEmpty
            data-autofocus
          />
          <NumberField
            key={form.key('sessionHours')}
            {...form.field('sessionHours')}
            description={t('companyProfile.sessionHint', { most: mostSessionHours })}
            required={false}
            decimals={0}
            digits={4}
            mayBeEmpty
          />
          <NumberField
            key={form.key('idleMinutes')}
            {...form.field('idleMinutes')}
            description={t('companyProfile.idleHint', idleMinutes)}
            required={false}
            decimals={0}
            digits={3}
            mayBeEmpty
          />
          <RequireSecondStep
            label={label('fullAccessSecondStep')}
            description={t('companyProfile.secondStepHint')}
            checked={values.fullAccessSecondStep}
            onChange={required => form.setFieldValue('fullAccessSecondStep', required)}
            asked={{ endpoint: countFullAccessSecondStep, input: {} }}
          />
        </>
      )}
    </Section>
  )
}
