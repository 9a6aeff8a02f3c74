// First step: the names and the time zone of the company.
import { timeZoneNames } from '@hr/domain/calendar/time-zone-names.ts'
import { Select } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { NameFields } from '#web/shared/resource/ResourceForm.tsx'
import { zoneName } from '#web/shared/zone-name.ts'
import type { CompanyForm } from './company-values.ts'

const zones = timeZoneNames(Intl.supportedValuesOf('timeZone')).map(value => ({
  value,
  label: zoneName(value),
}))

export function CompanyStep({ form }: { form: CompanyForm }) {
  const { t } = useTranslation()
  return (
    <>
      <NameFields form={form} />
      <Select
        key={form.key('timeZone')}
        {...form.field('timeZone', t('space.timeZone'))}
        description={t('space.timeZoneHint')}
        data={zones}
        searchable
        limit={50}
        required
        nothingFoundMessage={t('ui.noMatch')}
      />
    </>
  )
}
