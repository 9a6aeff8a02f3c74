import type { CompanyProfile } from '@hr/contract/company-profile.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { TextInput } from '@mantine/core'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { AddressFields } from '#web/shared/address/AddressFields.tsx'
import { Section } from './Section.tsx'

export function AddressSection({ profile }: { profile: CompanyProfile }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { address } = profile
  const shown = language === 'lo' ? address.shownLo : address.shown
  const label = (field: string) => fieldLabel(language, field)
  return (
    <Section
      name="address"
      title={t('companyProfile.address')}
      profile={profile}
      facts={[
        { label: t('companyProfile.addressLine'), value: address.addressLine },
        { label: label('villageId'), value: shown.village },
        { label: label('districtId'), value: shown.district },
        { label: label('provinceId'), value: shown.province },
      ]}
    >
      {form => (
        <>
          <AddressFields
            defaultValue={form.getValues()}
            onChange={value => {
              form.setFieldValue('provinceId', value.provinceId)
              form.setFieldValue('provinceName', value.provinceName)
              form.setFieldValue('districtId', value.districtId)
              form.setFieldValue('districtName', value.districtName)
              form.setFieldValue('villageId', value.villageId)
              form.setFieldValue('villageName', value.villageName)
            }}
            errors={form.errors}
            columns={1}
          />
          <TextInput
            key={form.key('addressLine')}
            {...form.field('addressLine', t('companyProfile.addressLine'))}
            required={false}
          />
        </>
      )}
    </Section>
  )
}
