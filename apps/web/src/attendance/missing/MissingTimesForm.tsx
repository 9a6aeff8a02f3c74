// Days without a time: the times typed in the list, one reason for all, saved together.
import type { AttendanceDay } from '@hr/contract/attendance.ts'
import { enterTimes, mostTimedDays } from '@hr/contract/attendance-overrule.ts'
import { paths } from '@hr/contract/paths.ts'
import { Button, Group, Paper, Text, TextInput } from '@mantine/core'
import { useCallbackRef } from '@mantine/hooks'
import { IconWand } from '@tabler/icons-react'
import { memo, useState } from 'react'
import type { ListState } from '#web/api/use-list.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { ClosedPeriodBox } from '#web/shared/reason/ClosedPeriodBox.tsx'
import { ContractForm, FormError } from '#web/shared/form/ContractForm.tsx'
import { useContractForm } from '#web/shared/form/use-contract-form.ts'
import { useIsBlocked } from '#web/shared/person/own-record.ts'
import { useCan } from '#web/shared/session.ts'
import { DataList } from '#web/ui/DataList.tsx'
import { ButtonLink } from '#web/ui/LinkTo.tsx'
import classes from '../overrule/UndoBar.module.css'
import type { Done } from '../overrule/UndoBar.tsx'
import { TypedTimes, useMissingColumns } from './missing-columns.tsx'
import type { Side, TypedDay } from './missing-times.ts'
import { sentDays, typedOf, withShiftTimes, withTime } from './missing-times.ts'

type Props = {
  list: ListState<AttendanceDay>
  clearFilters: (() => void) | false
  onDone: (done: Done) => void
}

/** The typed times, and the form that saves them. */
function useTypedTimes(rows: readonly AttendanceDay[], onDone: Props['onDone']) {
  const { t } = useTranslation()
  const [state, setState] = useState<{ typed: TypedDay[]; inClosedPeriod: boolean }>({
    typed: [],
    inClosedPeriod: false,
  })
  const { typed, inClosedPeriod } = state
  const isBlocked = useIsBlocked()
  const days = sentDays(typed)
  const form = useContractForm(enterTimes, {
    initialValues: { reason: '' },
    fixed: { days, inClosedPeriod },
    further: { state, set: setState },
    onSuccess: done => {
      setState({ ...state, typed: [] })
      form.reset()
      onDone({
        actionId: done.actionId,
        text: t('overrule.doneMany', { what: t('overrule.done.TIME_ATTENDANCE'), count: done.days }),
        inClosedPeriod,
      })
    },
  })
  const set = (next: TypedDay[]) => {
    // The paths of errors count the days that are sent.
    if (sentDays(next).length < days.length) form.clearErrors()
    setState({ ...state, typed: next })
  }
  const place = (day: AttendanceDay) =>
    days.findIndex(one => one.employeeId === day.employeeId && one.date === day.date)
  const onChange = useCallbackRef((day: AttendanceDay, side: Side, time: string) => {
    form.clearFieldError(`days.${place(day)}.${side}`)
    set(withTime(typed, day, { [side]: time }))
  })
  return {
    form,
    times: {
      typed: (day: AttendanceDay, side: Side) => typedOf(typed, day)?.[side] ?? '',
      fault: (day: AttendanceDay, side: Side) => form.errors[`days.${place(day)}.${side}`],
      onChange,
    },
    count: days.length,
    inClosedPeriod,
    allowClosedPeriod: (allowed: boolean) => setState({ ...state, inClosedPeriod: allowed }),
    fill: () =>
      set(
        withShiftTimes(
          typed,
          rows.filter(({ employeeId }) => !isBlocked('OVERRULE', employeeId)),
        ),
      ),
  }
}

/** One reason for all, and the button. */
function SaveBar({ form, count }: Pick<ReturnType<typeof useTypedTimes>, 'form' | 'count'>) {
  const { t } = useTranslation()
  return (
    <Paper
      withBorder
      shadow="md"
      p="sm"
      className={classes.bar}
      style={{ flexWrap: 'wrap' }}
      data-bottom-bar="times"
    >
      <TextInput
        key={form.key('reason')}
        {...form.field('reason')}
        placeholder={t('missingTimes.reasonHint')}
        flex="1 1 240px"
      />
      <Button
        type="submit"
        style={{ alignSelf: 'end' }}
        loading={form.isRunning}
        disabled={count > mostTimedDays}
      >
        {t('missingTimes.save', { count })}
      </Button>
    </Paper>
  )
}

/** Not drawn again while times are typed. */
const DayList = memo(function DayList({ list, clearFilters }: Omit<Props, 'onDone'>) {
  const { t } = useTranslation()
  const may = useCan()
  const columns = useMissingColumns()
  return (
    <DataList
      label={t('missingTimes.title')}
      list={list}
      columns={columns}
      rowKey={day => `${day.employeeId}:${day.date}`}
      clearFilters={clearFilters}
      empty={{
        title: t('missingTimes.empty'),
        text: t('missingTimes.emptyHint'),
        ...(may('ATTENDANCE_SUMMARY') && {
          action: (
            <ButtonLink to={paths.attendancePeriods} variant="default" mt="xs">
              {t('menu.attendancePeriods')}
            </ButtonLink>
          ),
        }),
      }}
    />
  )
})

export function MissingTimesForm({ list, clearFilters, onDone }: Props) {
  const { t } = useTranslation()
  const { form, times, count, inClosedPeriod, allowClosedPeriod, fill } = useTypedTimes(list.rows, onDone)
  return (
    <ContractForm form={form} label={t('missingTimes.title')}>
      {list.rows.length > 0 && (
        <Group justify="space-between" gap="sm">
          <Text c="dimmed" size="sm">
            {t('missingTimes.hint')}
          </Text>
          <Button variant="default" leftSection={<IconWand size={18} aria-hidden />} onClick={fill}>
            {t('missingTimes.fill')}
          </Button>
        </Group>
      )}
      {list.rows.some(({ locked }) => locked) && (
        <ClosedPeriodBox of="days" isAllowed={inClosedPeriod} onChange={allowClosedPeriod} />
      )}
      <TypedTimes value={times}>
        <DayList list={list} clearFilters={clearFilters} />
      </TypedTimes>
      <FormError error={form.error} />
      {count > 0 && <SaveBar form={form} count={count} />}
    </ContractForm>
  )
}
