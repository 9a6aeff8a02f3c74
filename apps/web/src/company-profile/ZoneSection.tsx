// The time zone: what a change would do to open periods is shown before it is made (N4, A13).
import type { CompanyProfile } from '@hr/contract/company-profile.ts'
import { listTimeZones } from '@hr/contract/company-time-zone.ts'
import { Button, Group, Select, Text } from '@mantine/core'
import { useState } from 'react'
import { useCall } from '#web/api/use-call.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { offsetText } from '#web/shared/instant.ts'
import { Panel } from '#web/shared/Panel.tsx'
import { useCan } from '#web/shared/session.ts'
import { ZoneDialog } from './ZoneDialog.tsx'
import { zoneName } from '#web/shared/zone-name.ts'

export function ZoneSection({ profile }: { profile: CompanyProfile }) {
  const { t } = useTranslation()
  const may = useCan()
  const { timeZone } = profile
  return (
    <Panel title={t('companyProfile.timeZone')} text={t('companyProfile.timeZoneHint')}>
      {may('COMPANY_PROFILE', 'edit') ? (
        <ChooseZone key={timeZone} profile={profile} />
      ) : (
        <Text>{zoneName(timeZone)}</Text>
      )}
    </Panel>
  )
}

function ChooseZone({ profile: { timeZone: current, version } }: { profile: CompanyProfile }) {
  const { t } = useTranslation()
  const { data } = useCall(listTimeZones, {})
  const [zone, setZone] = useState(current)
  const [isAsking, setIsAsking] = useState(false)
  const known = data ?? []
  const listed = known.some(({ timeZone }) => timeZone === current)
  return (
    <Group gap="sm" align="flex-end">
      <Select
        aria-label={t('companyProfile.timeZone')}
        data={[
          ...(listed ? [] : [{ value: current, label: zoneName(current) }]),
          ...known.map(({ timeZone, offsetMinutes }) => ({
            value: timeZone,
            label: `${zoneName(timeZone)} (${offsetText(offsetMinutes)})`,
          })),
        ]}
        value={zone}
        onChange={chosen => setZone(chosen ?? current)}
        searchable
        nothingFoundMessage={t('ui.noMatch')}
        style={{ flex: '1 1 240px', maxWidth: 360 }}
      />
      {zone !== current && (
        <Button onClick={() => setIsAsking(true)}>{t('companyProfile.changeTimeZone')}</Button>
      )}
      {isAsking && <ZoneDialog timeZone={zone} version={version} onClose={() => setIsAsking(false)} />}
    </Group>
  )
}
