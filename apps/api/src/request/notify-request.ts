// Notifies people of what happened to a request, in the words of its kind (R11, N1).
import { sendNotices } from '#api/approval/send-notices.ts'
import type { Notice, EngineWork, RequestHead } from '#api/approval/request-kind.ts'
import type { NotificationCode } from '#api/notification/notification-texts.ts'
import type { Description, Shapes } from './kind.ts'
import { findNotified } from './request.queries.ts'

export const notifyRequest = <S extends Shapes>(
  work: EngineWork,
  kind: Description<S>,
  head: RequestHead,
  notices: readonly Notice[],
): Promise<void> =>
  sendNotices(work, head, notices, async named => {
    const request = await findNotified(work.db, kind, { ...head }, named)
    if (!request) return undefined
    const { people, accounts, choices, askedIds, ...row } = request
    // An approved change is a request like any other: cancelling it does not withdraw a pending change.
    const purpose = head.purpose === 'AMENDMENT' && head.status === 'APPROVED' ? 'NEW' : head.purpose
    return {
      kind: kind.kind,
      people,
      accounts,
      choices,
      askedIds,
      ...kind.words(row, purpose),
      codeOf: event => kind.code?.(event, purpose) ?? requestCode(event, purpose),
      ownerLink: kind.pages.owner(head.id),
      approverLink: kind.pages.approver(head.id),
    }
  })

/** "Cancellation of an overtime request cancelled" would say the opposite. */
const requestCode = (event: Notice['event'], purpose: RequestHead['purpose']): NotificationCode =>
  event === 'CANCELLED' && purpose !== 'NEW' ? 'REQUEST_WITHDRAWN' : `REQUEST_${event}`
