// Requests overtime, also again, edits a pending request (R7), or requests a change of an approved one (R6).
import type { OtRequestDetail } from '@hr/contract/ot-request.ts'
import { isLocalDate } from '@hr/domain/calendar/local-date.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { submitTexts } from '#web/shared/request/form/request-draft.ts'
import type { OwnPurpose } from '#web/shared/request/form/request-draft.ts'
import { useChangeEnded } from '#web/shared/request/form/use-change-ended.ts'
import { OtDrawer } from './OtDrawer.tsx'
import { useOtForm } from './use-ot-form.ts'

/** ?new=1, with &date= for a day. */
export function NewOt({ date, onClose }: { date: string | undefined; onClose: () => void }) {
  const { t } = useTranslation()
  const isDate = date !== undefined && isLocalDate(date)
  const entered = useOtForm({ purpose: 'new', ...(isDate && { on: date }) })
  return <OtDrawer title={t('ot.ask')} submitLabel={t('ot.ask')} entered={entered} onClose={onClose} />
}

type Props = { request: OtRequestDetail; purpose: OwnPurpose; onClose: () => void }

export function ChangeOt({ request, purpose, onClose }: Props) {
  const { t } = useTranslation()
  const isEdit = purpose === 'edit'
  const entered = useOtForm({ purpose, request })
  const { date, timeIn, timeOut } = entered.values
  const hasChanged = date !== request.date || timeIn !== request.timeIn || timeOut !== request.timeOut
  const ended = useChangeEnded({ request, purpose, askEnded: 'ot.askEnded' })
  const held = ended ?? (purpose !== 'change' || hasChanged ? null : t('ot.changeFirst'))
  const hasApproval = request.steps.some(step => step.status === 'APPROVED')
  return (
    <OtDrawer
      title={purpose === 'again' ? t('ot.ask') : t('ot.change', { number: request.number })}
      submitLabel={t(submitTexts[purpose])}
      entered={entered}
      {...(isEdit && { storedFiles: request.files })}
      held={held}
      note={isEdit && hasApproval && hasChanged ? t('request.lineRestarts') : null}
      onClose={onClose}
    />
  )
}
