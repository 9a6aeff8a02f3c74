// For HR: documents, contracts and probations that expire next.
import { Badge, Group, Stack, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '@hr/contract/paths.ts'
import { formatDate, formatNumber } from '#web/shared/format.ts'
import { TextLink } from '#web/ui/LinkTo.tsx'
import { PersonName } from '#web/ui/PersonName.tsx'
import { DashboardCard, NothingHere } from './DashboardCard.tsx'
import { useDashboardPart } from './use-dashboard.ts'

export function ExpiringCard() {
  const { t } = useTranslation()
  const query = useDashboardPart('expiring')
  const { rows = [], total = 0 } = query.data ?? {}
  return (
    <DashboardCard
      title={t('employeeList.expiringTitle')}
      link={{ title: t('ui.view'), to: paths.employeesExpiring }}
      badge={total > 0 && <Badge color="yellow">{formatNumber(total)}</Badge>}
      query={query}
      height={{ base: 190, sm: 190 }}
    >
      {rows.length === 0 ? (
        <NothingHere>{t('employeeList.noExpiring')}</NothingHere>
      ) : (
        <Stack gap="sm" component="ul">
          {rows.map(row => (
            <Group
              key={`${row.employee.id}:${row.kind}`}
              component="li"
              justify="space-between"
              wrap="nowrap"
            >
              <TextLink to={paths.employeeView(row.employee.id)} c="inherit" miw={0}>
                <PersonName person={row.employee} detail={t(`employeeList.kinds.${row.kind}`)} />
              </TextLink>
              <Text
                size="sm"
                c={row.daysLeft <= 7 ? 'var(--mantine-color-error)' : 'dimmed'}
                style={{ flexShrink: 0 }}
              >
                {formatDate(row.expiresOn)}
              </Text>
            </Group>
          ))}
        </Stack>
      )}
    </DashboardCard>
  )
}
