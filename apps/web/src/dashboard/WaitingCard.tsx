// Requests of every kind that the reader may decide now, who waits longest first, each with the facts to approve it at once.
import { Badge, Box, Group, Stack, Text } from '@mantine/core'
import { daysBetween } from '@hr/domain/calendar/local-date.ts'
import { lazy, Suspense } from 'react'
import { loadTexts } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { StandsInFor } from '#web/shared/delegation/StandsInFor.tsx'
import { PurposeMark } from '#web/shared/request/PurposeMark.tsx'
import { momentOf } from '#web/shared/instant.ts'
import { useToday } from '#web/shared/use-today.ts'
import { ColorMark } from '#web/ui/ColorMark.tsx'
import { ButtonLink, TextLink } from '#web/ui/LinkTo.tsx'
import { PersonName, usePersonName } from '#web/ui/PersonName.tsx'
import { DashboardCard, NothingHere } from './DashboardCard.tsx'
import { useWaiting } from './use-waiting.ts'
import type { Waiting } from './use-waiting.ts'
import classes from './WaitingCard.module.css'

const mostShown = 5

const Decision = lazy(() =>
  Promise.all([import('#web/shared/request/RowDecision.tsx'), loadTexts('attendance')]).then(([file]) => ({
    default: file.RowDecision,
  })),
)

function WaitingRow({ waiting }: { waiting: Waiting }) {
  const { kind, request, about, color, facts, warnings = [] } = waiting
  const { t } = useTranslation()
  const today = useToday()
  const name = usePersonName(request.employee)
  const age = daysBetween(momentOf(request.createdAt).slice(0, 10), today)
  const { decidesFor } = request.may
  const label = t(color === undefined ? 'dashboard.reviewRequestOf' : 'dashboard.reviewOf', {
    name,
    dates: about.dates,
  })
  const review = (
    <ButtonLink to={kind.approverPage(request.id)} variant="default" size="compact-sm" aria-label={label}>
      {t('dashboard.review')}
    </ButtonLink>
  )
  return (
    <Box component="li" className={classes.row}>
      <PersonName
        person={request.employee}
        size={36}
        isWhole
        detail={
          <>
            {color !== undefined && <ColorMark color={color} size={8} />}
            <span className={classes.what}>{about.what}</span> <PurposeMark request={request} />{' '}
            <span className={classes.age}>
              {age > 0 ? t('dashboard.waitsDays', { count: age }) : t('dashboard.waitsToday')}
            </span>
          </>
        }
      />
      <Stack gap={0} className={classes.dates}>
        <Text size="sm">{about.dates}</Text>
        {facts !== '' && (
          <Text size="xs" c="dimmed">
            {facts}
          </Text>
        )}
        {warnings.map(text => (
          <Text key={text} size="xs" c="var(--mantine-color-error)">
            {text}
          </Text>
        ))}
        {decidesFor !== null && <StandsInFor person={decidesFor} />}
      </Stack>
      <div className={classes.decision}>
        <Suspense fallback={review}>
          <Decision kind={kind} request={request} about={about} review={review} />
        </Suspense>
      </div>
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
        <ul>
          {rows.slice(0, mostShown).map(one => (
            <WaitingRow key={one.request.id} waiting={one} />
          ))}
        </ul>
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
