// Requests of every kind that the reader may decide now, with a short summary of each.
import { Badge, Box, Group, Stack, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { StandsInFor } from '#web/shared/delegation/StandsInFor.tsx'
import { ColorMark } from '#web/ui/ColorMark.tsx'
import { ButtonLink, TextLink } from '#web/ui/LinkTo.tsx'
import { PersonName, usePersonName } from '#web/ui/PersonName.tsx'
import { DashboardCard, NothingHere } from './DashboardCard.tsx'
import { useWaiting } from './use-waiting.ts'
import type { Waiting } from './use-waiting.ts'
import classes from './WaitingCard.module.css'

const mostShown = 5

function WaitingRow({ request }: { request: Waiting }) {
  const { t } = useTranslation()
  const name = usePersonName(request.employee)
  const { what, color, dates, facts, path, decidesFor } = request
  return (
    <Box component="li" className={classes.row}>
      <PersonName
        person={request.employee}
        size={36}
        detail={
          <Group gap={6} wrap="nowrap">
            {color !== undefined && <ColorMark color={color} size={8} />}
            <Text inherit truncate title={what}>
              {what}
            </Text>
          </Group>
        }
      />
      <Stack gap={0} className={classes.dates}>
        <Text size="sm">{dates}</Text>
        {facts !== '' && (
          <Text size="xs" c="dimmed">
            {facts}
          </Text>
        )}
        {decidesFor !== null && <StandsInFor person={decidesFor} />}
      </Stack>
      <ButtonLink
        to={path}
        variant="default"
        size="xs"
        aria-label={t(color === undefined ? 'dashboard.reviewRequestOf' : 'dashboard.reviewOf', {
          name,
          dates,
        })}
      >
        {t('dashboard.review')}
      </ButtonLink>
    </Box>
  )
}

/** `always`: shown even if empty; occasional approvers see it only when a request waits. */
export function WaitingCard({ always }: { always: boolean }) {
  const { t } = useTranslation()
  const waiting = useWaiting()
  const { rows, kinds, total } = waiting
  const [first] = kinds
  const hasMore = total > mostShown
  if (!always && rows.length === 0 && waiting.error === null) return null
  return (
    <DashboardCard
      title={t('dashboard.waiting')}
      query={waiting}
      height={{ base: 265, sm: 172 }}
      badge={
        total > 0 && (
          <Badge circle={total < 10} aria-label={t('dashboard.waitingCount', { count: total })}>
            {total}
          </Badge>
        )
      }
      {...(hasMore &&
        first !== undefined &&
        kinds.length === 1 && { link: { title: t('dashboard.allWaiting', { count: total }), to: first.to } })}
    >
      {rows.length === 0 ? (
        <NothingHere>
          {t('dashboard.noWaiting')}. {t('dashboard.noWaitingHint')}
        </NothingHere>
      ) : (
        <Box component="ul" className={classes.list}>
          {rows.slice(0, mostShown).map(request => (
            <WaitingRow key={request.id} request={request} />
          ))}
        </Box>
      )}
      {kinds.length > 1 && (
        <Group gap="4px 16px">
          {kinds.map(({ kind, count, to }) => (
            <TextLink key={kind} to={to} size="sm">
              {t(`dashboard.waitingKinds.${kind}`, { count })}
            </TextLink>
          ))}
        </Group>
      )}
    </DashboardCard>
  )
}
