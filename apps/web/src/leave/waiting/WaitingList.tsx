// Requests the reader is asked to decide, with what is needed to decide them in the row: one by one, or several at once.
import { decideLeaves } from '@hr/contract/leave.ts'
import type { LeaveRequestRow } from '@hr/contract/leave.ts'
import { Stack } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import type { ListState } from '#web/api/use-list.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '#web/paths.ts'
import { DecideBar } from '#web/shared/approval/DecideBar.tsx'
import { RefusedList } from '#web/shared/approval/RefusedList.tsx'
import { useDecideMany } from '#web/shared/approval/use-decide-many.ts'
import { DataList } from '#web/ui/DataList.tsx'
import { usePersonNames } from '#web/ui/PersonName.tsx'
import { leaveReads } from '../leave-reads.ts'
import { useLeaveText } from '../leave-text.ts'
import { useChoice } from './use-choice.ts'
import { useWaitingColumns } from './waiting-columns.tsx'

const RejectManyDialog = lazy(() =>
  import('#web/shared/approval/RejectManyDialog.tsx').then(file => ({ default: file.RejectManyDialog })),
)

type Props = { list: ListState<LeaveRequestRow>; empty?: { title: string; text: string } }

export function WaitingList({ list, empty }: Props) {
  const { t } = useTranslation()
  const nameOf = usePersonNames()
  const { dates } = useLeaveText()
  const [rejecting, setRejecting] = useState<readonly LeaveRequestRow[]>([])
  const many = useDecideMany<LeaveRequestRow>(decideLeaves, {
    reads: leaveReads,
    onFailed: rows => choice.choose(rows),
  })
  const [alone, setAlone] = useState<ReadonlySet<string>>(new Set())
  const holdAlone = ({ id }: LeaveRequestRow, isHeld: boolean) =>
    setAlone(last => new Set(isHeld ? [...last, id] : [...last].filter(one => one !== id)))
  const isFree = (row: LeaveRequestRow) => row.may.decide && !alone.has(row.id) && !many.isDecided(row)
  const choice = useChoice(list.rows, isFree)
  const columns = useWaitingColumns({ choice, isDecided: many.isDecided, onHeld: holdAlone })
  const approve = () => {
    many.approve(choice.chosen)
    choice.clear()
  }
  const undo = () => {
    choice.choose(many.held ?? [])
    many.undo()
  }
  return (
    <Stack gap="md">
      <RefusedList
        refused={many.refused.map(({ row, message }) => ({
          id: row.id,
          title: `${nameOf(row.employee)}, ${dates(row)}`,
          message,
        }))}
        onClose={many.forget}
      />
      <DataList
        label={t('leave.waitingForMe')}
        list={list}
        columns={columns}
        rowKey={row => row.id}
        rowLink={row => paths.leaveRequest(row.id)}
        opensNewTab
        {...(empty && { empty })}
      />
      <DecideBar
        count={choice.chosen.length}
        shown={choice.possible.length}
        held={many.held?.length ?? 0}
        onApprove={approve}
        onReject={() => setRejecting(choice.chosen)}
        onChooseShown={() => choice.choose(choice.possible)}
        onClear={choice.clear}
        onUndo={undo}
      />
      {rejecting.length > 0 && (
        <Suspense>
          <RejectManyDialog
            opened
            endpoint={decideLeaves}
            rows={rejecting}
            reads={leaveReads}
            onClose={() => setRejecting([])}
            onRejected={results => {
              many.rejected(rejecting, results)
              choice.clear()
            }}
          />
        </Suspense>
      )}
    </Stack>
  )
}
