// Requests this reader may decide now, with what is needed to know before opening one.
import { listLeaveRequests } from '@hr/contract/leave.ts'
import type { LeaveRequestRow } from '@hr/contract/leave.ts'
import { Badge, Box, Group, Stack, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { useList } from '#web/api/use-list.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { paths } from '#web/paths.ts'
import { StandsInFor } from '#web/shared/delegation/StandsInFor.tsx'
import { formatDateRange, formatHalfDays, nameIn } from '#web/shared/format.ts'
import { ColorMark } from '#web/ui/ColorMark.tsx'
import { ButtonLink } from '#web/ui/LinkTo.tsx'
import { PersonName, usePersonName } from '#web/ui/PersonName.tsx'
import { DashboardCard, NothingHere } from './DashboardCard.tsx'
import classes from './WaitingCard.module.css'

const mostShown = 5

/** What is left afterwards, in the leave year it begins in, and how many others are away. */
function useFacts({ decision }: LeaveRequestRow): string {
  const { t } = useTranslation()
  const language = useLanguage()
  const [year] = decision?.years ?? []
  const left = year && t('dashboard.leftAfter', { days: formatHalfDays(year.after, language) })
  const away = decision?.awayCount ? t('dashboard.alsoAway', { count: decision.awayCount }) : undefined
  return [left, away].filter(text => text !== undefined).join(' · ')
}

function Waiting({ request }: { request: LeaveRequestRow }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const name = usePersonName(request.employee)
  const dates = formatDateRange(request.from, request.to)
  const facts = useFacts(request)
  return (
    <Box component="li" className={classes.row}>
      <PersonName
        person={request.employee}
        size={36}
        detail={
          <Group gap={6} wrap="nowrap">
            <ColorMark color={request.leaveType.color} size={8} />
            <Text inherit truncate>
              {nameIn(language, request.leaveType)}
            </Text>
          </Group>
        }
      />
      <Stack gap={0} className={classes.dates}>
        <Text size="sm">{dates}</Text>
        <Text size="xs" c="dimmed">
          {formatHalfDays(request.halfDays, language)}
          {facts !== '' && ` · ${facts}`}
        </Text>
        {request.may.decidesFor !== null && <StandsInFor person={request.may.decidesFor} />}
      </Stack>
      <ButtonLink
        to={paths.leaveRequest(request.id)}
        variant="default"
        size="xs"
        aria-label={t('dashboard.reviewOf', { name, dates })}
      >
        {t('dashboard.review')}
      </ButtonLink>
    </Box>
  )
}

/** `always`: also when nothing waits; somebody who is named now and then sees it only when needed. */
export function WaitingCard({ listPath, always }: { listPath: string; always: boolean }) {
  const { t } = useTranslation()
  const list = useList(listLeaveRequests, { scope: 'approvals' })
  const hasMore = list.total > mostShown
  if (!always && list.rows.length === 0) return null
  return (
    <DashboardCard
      title={t('dashboard.waiting')}
      query={{ ...list, refetch: list.retry }}
      height={{ base: 265, sm: 172 }}
      badge={
        list.total > 0 && (
          <Badge circle={list.total < 10} aria-label={t('dashboard.waitingCount', { count: list.total })}>
            {list.total}
          </Badge>
        )
      }
      {...(hasMore && { link: { title: t('dashboard.allWaiting', { count: list.total }), to: listPath } })}
    >
      {list.rows.length === 0 ? (
        <NothingHere>
          {t('dashboard.noWaiting')}. {t('dashboard.noWaitingHint')}
        </NothingHere>
      ) : (
        <Box component="ul" className={classes.list}>
          {list.rows.slice(0, mostShown).map(request => (
            <Waiting key={request.id} request={request} />
          ))}
        </Box>
      )}
    </DashboardCard>
  )
}
