import { previewTimeZone, setTimeZone } from '@hr/contract/company-time-zone.ts'
import type { TimeZoneEffect } from '@hr/contract/company-time-zone.ts'
import { Alert, Stack, Text } from '@mantine/core'
import { useCall } from '#web/api/use-call.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { FactList } from '#web/shared/FactList.tsx'
import { formatDate, formatNumber } from '#web/shared/format.ts'
import { ActionDialog } from '#web/shared/resource/ActionDialog.tsx'
import { refreshSignedIn } from '#web/shared/session.ts'
import { Loaded } from '#web/ui/Loaded.tsx'
import { zoneName } from '#web/shared/zone-name.ts'

type Props = { timeZone: string; version: number; onClose: () => void }

export function ZoneDialog({ timeZone, version, onClose }: Props) {
  const { t } = useTranslation()
  const preview = useCall(previewTimeZone, { timeZone }, { staleTime: 0 })
  return (
    <ActionDialog
      endpoint={setTimeZone}
      input={{ timeZone, version }}
      size="lg"
      title={t('companyProfile.timeZoneTitle', { zone: zoneName(timeZone) })}
      text={t('companyProfile.timeZoneText')}
      confirmLabel={t('companyProfile.changeTimeZone')}
      color="brand"
      disabled={preview.data === undefined}
      done={t('companyProfile.timeZoneChanged')}
      onDone={() => {
        // Every time on every page shows in it.
        refreshSignedIn()
        onClose()
      }}
      onClose={onClose}
    >
      <Loaded query={preview} height={80}>
        {effect => <Effect effect={effect} />}
      </Loaded>
    </ActionDialog>
  )
}

function Effect({ effect: { openFrom, comparedFrom, days, people } }: { effect: TimeZoneEffect }) {
  const { t } = useTranslation()
  if (openFrom === null || comparedFrom === null) return <Text>{t('companyProfile.zoneNone')}</Text>
  const from = formatDate(comparedFrom)
  return (
    <Stack gap="sm">
      <Alert color={days === 0 ? 'gray' : 'yellow'} title={t('companyProfile.zoneFrom', { date: from })}>
        {days === 0 ? (
          t('companyProfile.zoneNone')
        ) : (
          <FactList
            columns={2}
            facts={[
              { label: t('companyProfile.zoneDays'), value: formatNumber(days) },
              { label: t('companyProfile.zonePeople'), value: formatNumber(people) },
            ]}
          />
        )}
      </Alert>
      {openFrom < comparedFrom && (
        <Text size="sm" c="dimmed">
          {t('companyProfile.zoneEarlier', { date: formatDate(openFrom) })}
        </Text>
      )}
    </Stack>
  )
}
