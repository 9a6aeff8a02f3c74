// Who reaches the monthly limit of overtime in this period (O2): everybody for HR, the team for a manager.
import type { NearLimit } from '@hr/contract/ot-summary.ts'
import { paths } from '@hr/contract/paths.ts'
import { limitLevel } from '@hr/domain/overtime/near-limit.ts'
import type { LimitLevel } from '@hr/domain/overtime/near-limit.ts'
import { Progress, Stack, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { useDuration } from '#web/shared/use-duration.ts'
import { ColorMark } from '#web/ui/ColorMark.tsx'
import { PersonName } from '#web/ui/PersonName.tsx'
import { DashboardCard, NothingHere } from './DashboardCard.tsx'
import classes from './NearLimitCard.module.css'
import { useDashboardPart } from './use-dashboard.ts'

const mostShown = 5
const colors = { REACHED: 'red', HIGH: 'orange', NEAR: 'yellow' } as const satisfies Record<
  LimitLevel,
  string
>

function NearLimitRow({ use }: { use: NearLimit }) {
  const { t } = useTranslation()
  const durationOf = useDuration()
  const { employee, approved, pending, limit } = use
  const level = limitLevel(use)
  const color = colors[level]
  const share = (minutes: number) => (minutes / Math.max(limit, approved + pending)) * 100
  return (
    <li className={classes.row}>
      <PersonName
        person={employee}
        detail={t('dashboard.overtimeUsed', {
          amount: durationOf(approved + pending),
          limit: durationOf(limit),
        })}
      />
      <Text span size="sm" className={classes.level}>
        <ColorMark color={`var(--mantine-color-${color}-6)`} size={10} />
        {t(`dashboard.limitLevels.${level}`)}
      </Text>
      <Progress.Root size={6} className={classes.meter} aria-hidden>
        <Progress.Section value={share(approved)} color={color} />
        <Progress.Section value={share(pending)} color={color} opacity={0.5} />
      </Progress.Root>
    </li>
  )
}

export function NearLimitCard() {
  const { t } = useTranslation()
  const query = useDashboardPart('nearLimit')
  const people = query.data ?? []
  const reached = people.filter(use => limitLevel(use) === 'REACHED').length
  return (
    <DashboardCard
      title={t('dashboard.nearLimit')}
      link={{ title: t('ui.view'), to: paths.otSummary }}
      query={query}
    >
      {people.length === 0 ? (
        <NothingHere>{t('dashboard.noNearLimit')}</NothingHere>
      ) : (
        <Stack gap="sm">
          {reached > 0 && <Text size="sm">{t('dashboard.limitReached', { count: reached })}</Text>}
          <ul className={classes.list}>
            {people.slice(0, mostShown).map(use => (
              <NearLimitRow key={use.employee.id} use={use} />
            ))}
          </ul>
          {people.length > mostShown && (
            <NothingHere>{t('dashboard.moreAway', { count: people.length - mostShown })}</NothingHere>
          )}
        </Stack>
      )}
    </DashboardCard>
  )
}
