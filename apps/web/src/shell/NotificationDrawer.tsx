// The content of the bell's drawer, loaded when it opens: notifications with the decisions of every kind of request.
import type { Notification } from '@hr/contract/notification.ts'
import type { NotificationKind } from '@hr/domain/notification/channel.ts'
import type { ComponentType } from 'react'
import { attendanceKind, offSiteKind } from '#web/shared/request/kinds/attendance-kind.ts'
import { useWaitingWords } from '#web/attendance/request/list/use-waiting-words.tsx'
import { useWaitingLeave } from '#web/leave/waiting/use-waiting-leave.tsx'
import { NotificationPanel } from '#web/notification/NotificationPanel.tsx'
import { useWaitingOt } from '#web/ot-request/list/use-waiting-ot.tsx'
import { WaitingRequest } from '#web/shared/request/WaitingRequest.tsx'

type Asked = { id: string }
const decisions: { readonly [Kind in NotificationKind]?: ComponentType<Asked> } = {
  LEAVE: ({ id }) => <WaitingRequest words={useWaitingLeave()} id={id} />,
  ATTENDANCE: ({ id }) => <WaitingRequest words={useWaitingWords(attendanceKind)} id={id} />,
  OFF_SITE: ({ id }) => <WaitingRequest words={useWaitingWords(offSiteKind)} id={id} />,
  OT: ({ id }) => <WaitingRequest words={useWaitingOt()} id={id} />,
}

function decisionOf({ kind, asksFor, ended }: Notification) {
  const Decision = decisions[kind]
  return Decision && asksFor !== null && ended === null ? <Decision id={asksFor} /> : null
}

export const NotificationDrawer = ({ onClose }: { onClose: () => void }) => (
  <NotificationPanel onClose={onClose} decisionOf={decisionOf} />
)
