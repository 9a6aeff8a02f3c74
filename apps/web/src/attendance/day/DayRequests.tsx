// The requests about a day, pending, approved and rejected ones, each with its status and its page.
import type { RequestOfDay } from '@hr/contract/attendance.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { Group, Stack, Text } from '@mantine/core'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { DayPart } from '#web/shared/DayPart.tsx'
import { askedTimes } from '#web/shared/request/asked-times.ts'
import { attendanceKind, offSiteKind } from '#web/shared/request/kinds/attendance-kind.ts'
import { leaveKind } from '#web/shared/request/kinds/leave-kind.ts'
import { otKind } from '#web/shared/request/kinds/ot-kind.ts'
import { TextLink } from '#web/ui/LinkTo.tsx'
import { StatusBadge } from '#web/ui/StatusBadge.tsx'

const kinds = { LEAVE: leaveKind, ATTENDANCE: attendanceKind, OFF_SITE: offSiteKind, OT: otKind }

/** "Forgot to clock in · 08:30 - 17:30" */
function useAsked(): (request: RequestOfDay) => string {
  const { t } = useTranslation()
  const language = useLanguage()
  return request => {
    const times = request.kind === 'LEAVE' ? '' : askedTimes(request, t)
    return [nameIn(request, language), times].filter(text => text !== '').join(' · ')
  }
}

type Props = { requests: readonly RequestOfDay[]; isOwn: boolean }

export function DayRequests({ requests, isOwn }: Props) {
  const { t } = useTranslation()
  const askedOf = useAsked()
  if (requests.length === 0) return null
  return (
    <DayPart title={t('attendanceDay.requests')}>
      <Stack gap="xs" fz="sm">
        {requests.map(request => {
          const { ownPage, approverPage, words } = kinds[request.kind]
          const { id, number, purpose, status } = request
          return (
            <Group key={id} justify="space-between" align="flex-start" wrap="nowrap">
              <div>
                <TextLink inherit to={isOwn ? ownPage(id) : approverPage(id)}>
                  {t(words.purposes[purpose].title, { number })}
                </TextLink>
                <Text size="sm" c="dimmed">
                  {askedOf(request)}
                </Text>
              </div>
              <StatusBadge status={status} />
            </Group>
          )
        })}
      </Stack>
    </DayPart>
  )
}
