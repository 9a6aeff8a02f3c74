// /app/leaves/summary-leave/detail/{id}: the ledger of one person, by leave year (L11); HR adjusts it here.
import { localDate } from '@hr/contract/field.ts'
import { getLeaveSummary } from '@hr/contract/leave-summary.ts'
import { listLeaveTypes } from '@hr/contract/leave-type.ts'
import { addDays } from '@hr/domain/calendar/local-date.ts'
import { Button, Group, Stack, Text } from '@mantine/core'
import { IconAdjustments } from '@tabler/icons-react'
import * as z from 'zod/mini'
import { both } from '#web/api/both.ts'
import { useCall } from '#web/api/use-call.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '@hr/contract/paths.ts'
import { useIsBlocked } from '#web/shared/person/own-record.ts'
import { useCan, useProfile } from '#web/shared/session.ts'
import { useViewState } from '#web/shared/view-state.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Loaded } from '#web/ui/Loaded.tsx'
import { Page } from '#web/ui/Page.tsx'
import { usePersonNames } from '#web/ui/PersonName.tsx'
import { StepButton } from '#web/ui/StepButton.tsx'
import { TypeLedgerCard } from './TypeLedgerCard.tsx'
import { AdjustDrawer } from './AdjustDrawer.tsx'

export const viewShape = z.object({
  date: z.optional(localDate()),
  /** The leave type that was clicked in the summary: scrolls to its lines. */
  type: z.optional(z.string()),
  adjust: z.optional(z.literal('1')),
})

type YearProps = { from: string; to: string; onDate: (date: string) => void }

function YearSwitch({ from, to, onDate }: YearProps) {
  const { t } = useTranslation()
  const years =
    from.slice(0, 4) === to.slice(0, 4) ? from.slice(0, 4) : `${from.slice(0, 4)}/${to.slice(0, 4)}`
  return (
    <Group gap="xs">
      <StepButton
        to="earlier"
        label={t('leaveSummary.previousYear')}
        onClick={() => onDate(addDays(from, -1))}
      />
      <Text fw={600} role="status">
        {t('leaveSummary.year', { year: years })}
      </Text>
      <StepButton to="later" label={t('leaveSummary.nextYear')} onClick={() => onDate(addDays(to, 1))} />
    </Group>
  )
}

export function LeaveLedgerPage({ id }: { id: string }) {
  const { t } = useTranslation()
  const may = useCan()
  const nameOf = usePersonNames()
  const isBlocked = useIsBlocked()
  const isOwn = useProfile().employee?.id === Number(id)
  const [view, setView] = useViewState(viewShape)
  const input = { employeeId: Number(id), ...(view.date !== undefined && { date: view.date }) }
  const query = both(useCall(getLeaveSummary, input, { keep: true }), useCall(listLeaveTypes, {}))
  const [data, types = []] = query.data ?? []
  const above = may('LEAVE_SUMMARY')
    ? { title: t('menu.leaveSummary'), to: paths.leaveSummary }
    : { title: t('menu.myLeave'), to: paths.leaves }
  const titleOfOther =
    data === undefined ? above.title : t('leaveSummary.ledgerOf', { name: nameOf(data.employee) })
  const title = isOwn ? t('leaveSummary.myLedger') : titleOfOther
  const mayAdjust = data?.mayAdjust === true && !isBlocked('BALANCE', Number(id))
  const adjust = mayAdjust && (
    <Button leftSection={<IconAdjustments size={18} aria-hidden />} onClick={() => setView({ adjust: '1' })}>
      {t('leaveSummary.adjust')}
    </Button>
  )
  const shown = data?.types.flatMap(ledger => {
    const type = types.find(one => one.id === ledger.leaveTypeId)
    return type === undefined ? [] : [{ type, ledger }]
  })
  return (
    <Page title={title} crumbs={[above]} actions={adjust}>
      <Loaded query={query} height={320}>
        {([{ from, to }]) => (
          <Stack>
            <YearSwitch from={from} to={to} onDate={date => setView({ date })} />
            {shown?.map(({ type, ledger }) => (
              <TypeLedgerCard
                key={type.id}
                type={type}
                yearEnd={to}
                ledger={ledger}
                isOwn={isOwn}
                mayUndo={mayAdjust}
                isAsked={type.id === view.type}
              />
            ))}
            {shown?.length === 0 && (
              <EmptyState title={t('leaveSummary.noTypes')} text={t('leaveSummary.noTypesHint')} />
            )}
          </Stack>
        )}
      </Loaded>
      {data !== undefined && mayAdjust && view.adjust === '1' && (
        <AdjustDrawer
          employee={data.employee}
          types={types.filter(({ paid, isActive }) => paid && isActive)}
          typeId={view.type}
          onClose={() => setView({ adjust: undefined })}
        />
      )}
    </Page>
  )
}
