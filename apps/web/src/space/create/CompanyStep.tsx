// First step: the names and the time zone of the company.
import { Select } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { NameFields } from '#web/shared/resource/ResourceForm.tsx'
import type { CompanyForm } from './company-values.ts'

export function CompanyStep({ form }: { form: CompanyForm }) {
  const { t } = useTranslation()
  return (
    <>
      <NameFields form={form} />
      <Select
        key={form.key('timeZone')}
        {...form.field('timeZone', t('space.timeZone'))}
        description={t('space.timeZoneHint')}
        data={Intl.supportedValuesOf('timeZone')}
        searchable
        limit={50}
        required
        allowDeselect={false}
        nothingFoundMessage={t('ui.noMatch')}
      />
    </>
  )
}
