// For the current approver: the overtime of the last months, who else of the unit works overtime that day, who is away.
import type { OtDecision, OtRequestDetail } from '@hr/contract/ot-request.ts'
import { SimpleGrid, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatDateRange } from '#web/shared/format.ts'
import { WhoIsAway } from '#web/shared/request/AwayPeople.tsx'
import { useDuration } from '#web/shared/use-duration.ts'
import { UnitOvertime } from './UnitOvertime.tsx'

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap="xs">
      <Text size="sm" fw={600}>
        {title}
      </Text>
      {children}
    </Stack>
  )
}

function Recent({ recent }: Pick<OtDecision, 'recent'>) {
  const durationOf = useDuration()
  return (
    <SimpleGrid cols={3}>
      {recent.map(({ from, to, minutes }) => (
        <div key={from}>
          <Text fw={600} style={{ fontVariantNumeric: 'tabular-nums' }}>
            {durationOf(minutes)}
          </Text>
          <Text size="xs" c="dimmed">
            {formatDateRange(from, to)}
          </Text>
        </div>
      ))}
    </SimpleGrid>
  )
}

export function BeforeDeciding({ request, facts }: { request: OtRequestDetail; facts: OtDecision }) {
  const { t } = useTranslation()
  return (
    <Stack gap="lg">
      <Part title={t('ot.recent')}>
        <Recent recent={facts.recent} />
      </Part>
      <Part title={t('ot.others')}>
        <UnitOvertime facts={facts} />
      </Part>
      <WhoIsAway facts={facts} range={request} />
    </Stack>
  )
}
