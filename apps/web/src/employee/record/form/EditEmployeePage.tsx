// Edits the undated fields of a record. A conflicting change is never overwritten (STALE).
import { getEmployee } from '@hr/contract/employee-record.ts'
import type { EmployeeRecord } from '@hr/contract/employee-record.ts'
import { useState } from 'react'
import { useCall } from '#web/api/use-call.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '@hr/contract/paths.ts'
import { ErrorState } from '#web/ui/EmptyState.tsx'
import { Page } from '#web/ui/Page.tsx'
import { usePersonName } from '#web/ui/PersonName.tsx'
import { differentFields, draftOf } from '../record-draft.ts'
import type { DraftField, RecordDraft } from '../record-draft.ts'
import { FormSkeleton } from './FormSkeleton.tsx'
import { EditForm } from './EditForm.tsx'

type Round = {
  readonly record: EmployeeRecord
  /** Input from before the record was read again. */
  readonly typed: Partial<RecordDraft>
  /** Fields that somebody else has changed. */
  readonly others: readonly DraftField[]
}

function Rounds({ first }: { first: EmployeeRecord }) {
  const { t } = useTranslation()
  const name = usePersonName(first.card)
  const [round, setRound] = useState<Round>({ record: first, typed: {}, others: [] })
  const again = (record: EmployeeRecord, typed: Partial<RecordDraft>) =>
    setRound({ record, typed, others: differentFields(draftOf(round.record), draftOf(record)) })
  return (
    <Page
      title={t('ui.editNamed', { name })}
      crumbs={[
        { title: t('menu.employees'), to: paths.employees },
        { title: name, to: paths.employeeView(first.card.id) },
      ]}
    >
      <EditForm
        key={round.record.version}
        record={round.record}
        typed={round.typed}
        others={round.others}
        onReloaded={again}
      />
    </Page>
  )
}

export function EditEmployeePage({ id }: { id: string }) {
  const { t } = useTranslation()
  const query = useCall(getEmployee, { id: Number(id) })
  if (query.data !== undefined) return <Rounds key={id} first={query.data} />
  return (
    <Page
      title={t('employeeRecord.editPerson')}
      crumbs={[{ title: t('menu.employees'), to: paths.employees }]}
    >
      {query.error === null ? (
        <FormSkeleton />
      ) : (
        <ErrorState error={query.error} retry={() => void query.refetch()} />
      )}
    </Page>
  )
}
