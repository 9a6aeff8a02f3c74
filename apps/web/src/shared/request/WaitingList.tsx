// Requests that wait for the reader, with the facts for a decision in the row: one by one, or several at once.
import { Stack } from '@mantine/core'
import { useState } from 'react'
import type { LoadedList } from '#web/api/use-list.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { RefusedList } from '#web/shared/approval/RefusedList.tsx'
import { useDecideMany } from '#web/shared/approval/use-decide-many.ts'
import { mustTypeCount } from '#web/shared/typed-count.ts'
import { useCan } from '#web/shared/session.ts'
import { DataList } from '#web/ui/DataList.tsx'
import { usePersonNames } from '#web/ui/PersonName.tsx'
import { DecideBar } from './DecideBar.tsx'
import type { RequestRow } from './request-kind.ts'
import { useChoice } from './use-choice.ts'
import { useWaitingColumns } from './waiting-columns.tsx'
import type { WaitingWords } from './waiting-columns.tsx'
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
  const [rejecting, setRejecting] = useState<readonly Row[]>([])
  const many = useDecideMany<Row>(kind.calls.decide, { onFailed: rows => choice.choose(rows) })
  const [alone, setAlone] = useState<ReadonlySet<string>>(new Set())
  const holdAlone = ({ id }: Row, isHeld: boolean) =>
    setAlone(last => new Set(isHeld ? [...last, id] : [...last].filter(one => one !== id)))
  const isFree = (row: Row) => row.may.decide && !alone.has(row.id) && !many.isDecided(row)
  const choice = useChoice(list, isFree)
  const columns = useWaitingColumns({ ...words, choice, isDecided: many.isDecided, onHeld: holdAlone })
  const may = useCan()
  const [isAsking, setIsAsking] = useState(false)
  const approve = (comment = '') => {
    setIsAsking(false)
    many.approve(choice.chosen, comment)
    choice.clear()
  }
  /** In a closed period, only HR's approval is final and needs a reason; others recommend. */
  const closed = may(kind.groups.all, 'approve') ? choice.chosen.flatMap(row => row.closedTo ?? []) : []
  const closedTo = closed.toSorted().at(-1)
  const askOrApprove = () => {
    if (closedTo === undefined && !mustTypeCount(choice.chosen.length)) approve()
    else setIsAsking(true)
  }
  const undo = () => {
    choice.choose(many.held ?? [])
    many.undo()
  }
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
        onApprove={askOrApprove}
        onReject={() => setRejecting(choice.chosen)}
        onUndo={undo}
      />
      {isAsking && (
        <ApproveManyDialog
          count={choice.chosen.length}
          closedTo={closedTo}
          onApprove={approve}
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
