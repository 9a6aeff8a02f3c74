// Names, logo, tax number and contact of the company.
import type { CompanyProfile } from '@hr/contract/company-profile.ts'
import { shownPhone } from '@hr/contract/shown-phone.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { TextInput } from '@mantine/core'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { NameFields } from '#web/shared/resource/ResourceForm.tsx'
import { useCan } from '#web/shared/session.ts'
import { CompanyLogo } from '#web/ui/CompanyLogo.tsx'
import { PhoneField } from '#web/ui/PhoneField.tsx'
import { LogoEditor } from './LogoEditor.tsx'
import { Section } from './Section.tsx'

export function CompanySection({ profile }: { profile: CompanyProfile }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const may = useCan()
  const { name, nameLo, logo, taxNumber, phone, email } = profile
  const label = (field: string) => fieldLabel(language, field)
  return (
    <Section
      name="company"
      title={t('companyProfile.company')}
      profile={profile}
      head={
        may('COMPANY_PROFILE', 'edit') ? (
          <LogoEditor logo={logo} />
        ) : (
          logo !== null && <CompanyLogo logo={logo} height={48} />
        )
      }
      facts={[
        { label: t('ui.nameEn'), value: name },
        { label: t('ui.nameLo'), value: nameLo },
        { label: label('taxNumber'), value: taxNumber },
        { label: label('phone'), value: phone && shownPhone(phone) },
        { label: label('email'), value: email },
      ]}
    >
      {form => {
        const { onChange: onPhone, ...phoneField } = form.field('phone')
        const { onChange: onEmail, ...emailField } = form.field('email')
        return (
          <>
            <NameFields form={form} />
            <TextInput key={form.key('taxNumber')} {...form.field('taxNumber')} autoComplete="off" />
            <PhoneField
              key={form.key('phone')}
              {...phoneField}
              onChange={text => onPhone(text === '' ? null : text)}
            />
            <TextInput
              key={form.key('email')}
              {...emailField}
              defaultValue={emailField.defaultValue ?? ''}
              type="email"
              autoComplete="off"
              onChange={event => onEmail(event.currentTarget.value || null)}
            />
          </>
        )
      }}
    </Section>
  )
}
