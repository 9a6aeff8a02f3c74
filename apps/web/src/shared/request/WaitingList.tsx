// Requests that wait for the reader, with the facts for a decision in the row: one by one, or several at once.
import { Stack } from '@mantine/core'
import { useState } from 'react'
import type { LoadedList } from '#web/api/use-list.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { RefusedList } from '#web/shared/approval/RefusedList.tsx'
import { DataList } from '#web/ui/DataList.tsx'
import { usePersonNames } from '#web/ui/PersonName.tsx'
import { DecideBar } from './DecideBar.tsx'
import type { RequestRow } from './request-kind.ts'
import { useWaitingColumns } from './waiting-columns.tsx'
import type { WaitingWords } from './waiting-columns.tsx'
import { useWaitingDecisions } from './use-waiting-decisions.ts'
import { lazyDialog } from '#web/ui/lazy-dialog.tsx'

const ApproveManyDialog = lazyDialog(() =>
  import('./ApproveManyDialog.tsx').then(file => file.ApproveManyDialog),
)
const RejectManyDialog = lazyDialog(() =>
  import('#web/shared/approval/RejectManyDialog.tsx').then(file => file.RejectManyDialog),
)

type Props<Row extends RequestRow> = {
  list: LoadedList<Row>
  words: WaitingWords<Row>
  empty?: { title: string; text: string }
}

export function WaitingList<Row extends RequestRow>({ list, words, empty }: Props<Row>) {
  const { t } = useTranslation()
  const nameOf = usePersonNames()
  const { kind, aboutOf } = words
  const { many, choice, closedTo, mustAsk, approve, undo, onHeld } = useWaitingDecisions(list, kind)
  const columns = useWaitingColumns({ ...words, choice, isDecided: many.isDecided, onHeld })
  const [isAsking, setIsAsking] = useState(false)
  const [rejecting, setRejecting] = useState<readonly Row[]>([])
  return (
    <Stack>
      <RefusedList
        refused={many.refused.map(({ row, message }) => ({
          id: row.id,
          title: `${nameOf(row.employee)}, ${aboutOf(row).dates}`,
          message,
        }))}
        onClose={many.forget}
      />
      <DataList
        label={t('request.waitingForMe')}
        list={list}
        columns={columns}
        rowKey={row => row.id}
        rowLink={row => kind.approverPage(row.id)}
        opensNewTab
        {...(empty && { empty })}
      />
      <DecideBar
        choice={choice}
        held={many.held?.length ?? 0}
        onApprove={() => (mustAsk ? setIsAsking(true) : approve(''))}
        onReject={() => setRejecting(choice.chosen)}
        onUndo={undo}
      />
      {isAsking && (
        <ApproveManyDialog
          count={choice.chosen.length}
          closedTo={closedTo}
          onApprove={comment => {
            setIsAsking(false)
            approve(comment)
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
      {rejecting.length > 0 && (
        <RejectManyDialog
          opened
          endpoint={kind.calls.decide}
          rows={rejecting}
          onClose={() => setRejecting([])}
          onRejected={results => {
            many.rejected(rejecting, results)
            choice.clear()
          }}
        />
      )}
    </Stack>
  )
}
