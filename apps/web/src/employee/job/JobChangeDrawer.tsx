// "Change job or pay" (P8): the user first chooses what changes, so nothing else is touched; a preview shows the
// effect.
import { changeJob, listJobs } from '@hr/contract/employee-job.ts'
import type { JobRow } from '@hr/contract/employee-job.ts'
import type { EmployeeCard } from '@hr/contract/employee-record.ts'
import { Skeleton, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useCall } from '#web/api/use-call.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { useClosedTo } from '#web/shared/reason/closed-reason.ts'
import { useContractForm } from '#web/shared/form/use-contract-form.ts'
import { FormDrawer } from '#web/shared/form/FormDrawer.tsx'
import { ClosedNotice } from '#web/shared/request/ClosedNotice.tsx'
import { useCurrencies } from '#web/shared/money/use-currencies.ts'
import { formatDate } from '#web/shared/format.ts'
import { toastSuccess } from '#web/shared/toast.ts'
import { DateField } from '#web/ui/DateField.tsx'
import { jobDraftOf } from './job-draft.ts'
import { ChangedFacts, jobParts, partNames } from './ChangedFacts.tsx'
import type { JobPart } from './ChangedFacts.tsx'
import { JobPreview } from './JobPreview.tsx'
import { usePersonName } from '#web/ui/PersonName.tsx'
import type { Named } from '#web/ui/PersonName.tsx'
import { useNextDay, useTomorrow } from '#web/shared/use-today.ts'
import { Drawer } from '#web/ui/Drawer.tsx'

type Props = { employee: Named & Pick<EmployeeCard, 'id' | 'startDate'>; onClose: () => void }

/** The row that applies on a date; changes start from its facts. */
const rowOn = (rows: readonly JobRow[], date: string): JobRow | undefined =>
  rows.find(row => row.from <= date && (row.to === null || row.to >= date)) ?? rows.at(-1)

function ChangeForm({ employee, rows, onClose }: Props & { rows: readonly JobRow[] }) {
  const { t } = useTranslation()
  const name = usePersonName(employee)
  const closedTo = useClosedTo()
  const [parts, setParts] = useState<readonly JobPart[]>([])
  const tomorrow = useTomorrow()
  const next = useNextDay(employee)
  const { base } = useCurrencies()
  const [draft, setDraft] = useState({
    ...jobDraftOf(rowOn(rows, next)?.facts),
    from: next,
    reason: '',
  })
  const kept = Object.entries(jobParts).flatMap(([part, names]) =>
    parts.some(one => one === part) ? [] : [...names],
  )
  const form = useContractForm(changeJob, {
    initialValues: draft,
    fixed: { id: employee.id },
    local: kept,
    onChange: setDraft,
    onRestored: typed => setParts(partNames.filter(part => jobParts[part].some(name => name in typed))),
    onSuccess: () => {
      toastSuccess(
        draft.from >= tomorrow
          ? t('employeeJob.changePlanned', { date: formatDate(draft.from) })
          : t('employeeJob.changed'),
      )
      onClose()
    },
  })
  /** Fields of an added part start with the values on that date, a first salary in the base currency. */
  const choose = (next: readonly JobPart[]) => {
    const facts = jobDraftOf(rowOn(rows, draft.from)?.facts)
    const now = { ...facts, salaryCurrency: facts.salaryCurrency ?? base }
    for (const part of next.filter(one => !parts.includes(one))) {
      for (const name of jobParts[part]) form.setFieldValue(name, now[name])
    }
    setParts(next)
  }
  const { from, reason, ...facts } = draft
  // Only the grade affects days, because it changes the rates.
  const reached = parts.includes('jobGrade') && from ? closedTo({ from, to: '9999-12-31' }) : null
  const chosen = Object.fromEntries(Object.entries(facts).filter(([name]) => !kept.some(one => one === name)))
  return (
    <FormDrawer
      form={form}
      title={t('employeeJob.changeOf', { name })}
      submitLabel={t('employeeJob.saveChange')}
      onClose={onClose}
    >
      <DateField
        key={form.key('from')}
        {...form.field('from', t('employeeJob.from'))}
        minDate={employee.startDate}
      />
      <ChangedFacts
        form={form}
        parts={parts}
        onChoose={choose}
        managers={rows.map(row => row.facts.lineManager)}
        employeeId={employee.id}
      />
      <ClosedNotice closedTo={reached} text="closedPeriod.notice" />
      <Textarea
        key={form.key('reason')}
        {...form.field('reason', t('employeeJob.reason'))}
        required={reached !== null}
      />
      {parts.length > 0 && <JobPreview input={{ id: employee.id, from, reason, ...chosen }} />}
    </FormDrawer>
  )
}

export function JobChangeDrawer({ employee, onClose }: Props) {
  const { t } = useTranslation()
  const name = usePersonName(employee)
  const query = useCall(listJobs, { id: employee.id })
  if (query.data !== undefined) return <ChangeForm employee={employee} rows={query.data} onClose={onClose} />
  return (
    <Drawer onClose={onClose} size={520} title={t('employeeJob.changeOf', { name })}>
      <Skeleton height={320} />
    </Drawer>
  )
}
