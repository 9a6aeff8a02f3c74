// Which languages people can choose, and the default (N4).
import type { CompanyProfile } from '@hr/contract/company-profile.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { Select } from '@mantine/core'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { Section } from './Section.tsx'

/** The default first. */
const choices = { 'en,lo': ['en', 'lo'], 'lo,en': ['lo', 'en'], en: ['en'], lo: ['lo'] } as const
type Choice = keyof typeof choices

const textOf = {
  'en,lo': 'companyProfile.englishAndLao',
  'lo,en': 'companyProfile.laoAndEnglish',
  en: 'companyProfile.onlyEnglish',
  lo: 'companyProfile.onlyLao',
} as const satisfies Record<Choice, string>

const isChoice = (text: string | null): text is Choice => text !== null && text in choices

export function LanguageSection({ profile }: { profile: CompanyProfile }) {
  const { t } = useTranslation()
  const label = fieldLabel(useLanguage(), 'languages')
  const chosen = profile.languages.join(',')
  return (
    <Section
      name="languages"
      title={label}
      profile={profile}
      facts={[{ label: t('companyProfile.offered'), value: isChoice(chosen) ? t(textOf[chosen]) : chosen }]}
    >
      {(form, values) => (
        <Select
          label={t('companyProfile.offered')}
          description={t('companyProfile.languagesHint')}
          data={Object.entries(textOf).map(([value, key]) => ({ value, label: t(key) }))}
          value={values.languages.join(',')}
          onChange={value => {
            if (isChoice(value)) form.setFieldValue('languages', [...choices[value]])
          }}
          error={form.errors['languages']}
          data-autofocus
        />
      )}
    </Section>
  )
}
