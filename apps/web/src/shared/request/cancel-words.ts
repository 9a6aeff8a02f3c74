// The words to end a request: its owner withdraws it, HR cancels it; a pending change of an approved request is withdrawn
// by both, and the approved one stays (R6).
import type { TextKey } from '#web/i18n/translation.ts'
import type { RequestKind, RequestRow } from './request-kind.ts'

type Words = Record<'verb' | 'title' | 'text' | 'reason' | 'keep' | 'done', TextKey>

const withdraw = {
  verb: 'request.withdraw',
  title: 'request.withdrawTitle',
  reason: 'request.withdrawReason',
  keep: 'request.keepRequest',
  done: 'request.withdrawn',
} as const

export function cancelWords(
  { words }: Pick<RequestKind, 'words'>,
  { purpose, status }: Pick<RequestRow, 'purpose' | 'status'>,
  isOwn: boolean,
): Words {
  if (purpose !== 'NEW' && status === 'PENDING') return { ...withdraw, text: 'request.withdrawChangeText' }
  if (isOwn) return { ...withdraw, text: words.withdrawText }
  return {
    verb: words.cancel,
    title: words.cancelTitle,
    text: words.cancelText,
    reason: 'request.cancelReason',
    keep: words.keep,
    done: words.cancelled,
  }
}
