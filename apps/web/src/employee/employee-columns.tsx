import type { EmployeeRow } from '@hr/contract/employee.ts'
import { shownPhone } from '@hr/contract/shown-phone.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { Box, Checkbox, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { formatDate } from '#web/shared/format.ts'
import { breakable } from '#web/ui/breakable.tsx'
import type { Column } from '#web/ui/DataList.tsx'
import { PersonName, usePersonName, usePersonNames } from '#web/ui/PersonName.tsx'
import { ShortText } from '#web/ui/ShortText.tsx'
import { useDensity } from '#web/ui/use-density.ts'
import { StatusBadge } from '#web/ui/StatusBadge.tsx'
import classes from './employee-columns.module.css'
import { IncompleteBadge } from './list/IncompleteBadge.tsx'
import { RowMenu } from './list/RowMenu.tsx'
import { useColumnTitle } from './list/use-column-title.ts'
import { useRowActs } from './list/use-row-acts.ts'
import type { DialogAct, RowAct } from './list/use-row-acts.ts'
import type { OptionalColumn } from './list/shown-columns.ts'
import type { Selection } from './list/use-selection.ts'

/** Which columns leave a narrow table first; position and status stay. */
const folds: Partial<Record<OptionalColumn, Column<EmployeeRow>['folds']>> = {
  jobGrade: 1,
  contractType: 1,
  startDate: 1,
  endDate: 1,
  email: 1,
  phone: 1,
  staffId: 2,
  lineManager: 2,
  unit: 3,
}

/** Facts that somebody may not have; a card leaves them out. */
const facts = ['jobGrade', 'lineManager', 'contractType', 'endDate', 'email', 'phone', 'unit'] as const
const hasFact = (id: OptionalColumn, row: EmployeeRow) =>
  facts.every(fact => fact !== id || (row[fact] ?? '') !== '')

type OnAct = (act: DialogAct, employee: EmployeeRow) => void

type Options = {
  readonly shown: readonly OptionalColumn[]
  readonly onAct: OnAct
  readonly selection: Selection | undefined
}

function SelectRow({ employee, selection }: { employee: EmployeeRow; selection: Selection }) {
  const { t } = useTranslation()
  const name = usePersonName(employee)
  return (
    <Checkbox
      aria-label={t('employeeList.selectNamed', { name })}
      checked={selection.has(employee.id)}
      onChange={() => selection.toggle(employee.id)}
    />
  )
}

/** Dates and numbers do not wrap, so that they line up. */
const oneLine = (text: string | null) => (
  <Text inherit style={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
    {text || '–'}
  </Text>
)

export function useEmployeeColumns({ shown, onAct, selection }: Options): readonly Column<EmployeeRow>[] {
  const { t } = useTranslation()
  const language = useLanguage()
  const titleOf = useColumnTitle()
  const actsOf = useRowActs()
  const nameOf = usePersonNames()
  const isCompact = useDensity()[0] === 'compact'
  const either = (name: string | null, nameLo: string | null) =>
    nameIn({ name: name ?? '–', nameLo }, language)
  const cells: Record<OptionalColumn, (row: EmployeeRow) => ReactNode> = {
    staffId: row => oneLine(row.staffId),
    unit: row => <ShortText text={either(row.unit, row.unitLo)} />,
    position: row => <ShortText text={either(row.position, row.positionLo)} />,
    jobGrade: row => oneLine(row.jobGrade),
    lineManager: row => (row.lineManager === null ? '–' : <ShortText text={nameOf(row.lineManager)} />),
    contractType: row => (row.contractType === null ? '–' : t(`employeeJob.contract.${row.contractType}`)),
    startDate: row => oneLine(formatDate(row.startDate)),
    endDate: row => oneLine(formatDate(row.endDate)),
    email: row => breakable(row.email ?? '–'),
    phone: row => oneLine(row.phone === null ? null : shownPhone(row.phone)),
    status: row => row.status !== 'active' && <StatusBadge status={row.status} />,
  }
  const name: Column<EmployeeRow> = {
    id: 'name',
    title: t('employee.name'),
    sort: 'name',
    card: 'title',
    cell: row => (
      <Box className={classes.name}>
        <PersonName
          person={row}
          size={36}
          detail={isCompact || shown.includes('email') ? undefined : <Email text={row.email} />}
        />
        {row.missing.length > 0 && <IncompleteBadge missing={row.missing} />}
      </Box>
    ),
  }
  return [
    ...(selection ? [selectColumn(t('employeeList.selectAll'), selection)] : []),
    name,
    ...shown.map((id): Column<EmployeeRow> => ({
      id,
      title: titleOf(id),
      cell: cells[id],
      ...(folds[id] && { folds: folds[id] }),
      isBlank: row => !hasFact(id, row),
      ...((id === 'staffId' || id === 'startDate') && { sort: id }),
      ...(id === 'status' && { card: 'corner' as const }),
    })),
    actionColumn(t('ui.actions'), actsOf, onAct),
  ]
}

const Email = ({ text }: { text: string | null }) =>
  text !== null && (
    <div className={classes.email} title={text}>
      {breakable(text)}
    </div>
  )

const selectColumn = (title: string, selection: Selection): Column<EmployeeRow> => ({
  id: 'select',
  title,
  head: (
    <Checkbox
      aria-label={title}
      checked={selection.isAllShown}
      indeterminate={selection.count > 0 && !selection.isAllShown}
      onChange={selection.isAllShown ? selection.clear : selection.selectShown}
    />
  ),
  width: 44,
  card: 'hidden',
  cell: row => <SelectRow employee={row} selection={selection} />,
})

const actionColumn = (
  title: string,
  actsOf: (row: EmployeeRow) => readonly RowAct[],
  onAct: OnAct,
): Column<EmployeeRow> => ({
  id: 'actions',
  title,
  align: 'right',
  card: 'corner',
  cell: row => (
    <Box ta="right">
      <RowMenu employee={row} acts={actsOf(row)} onAct={onAct} />
    </Box>
  ),
})
