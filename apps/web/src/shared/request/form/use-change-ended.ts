import type { RequestStatus } from '@hr/domain/approval/step.ts'
import type { TextKey } from '#web/i18n/translation.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import type { OwnPurpose } from './request-draft.ts'

type Changed = {
  readonly request: {
    readonly status: RequestStatus
    readonly may: { readonly edit: boolean; readonly askToCancel: boolean }
  }
  readonly purpose: OwnPurpose
  /** Text of an approved request that can no longer be changed. */
  readonly askEnded: TextKey
}

/** Why an own request can no longer be edited (R7) or changed (R6); null while it can, and for one that is made again. */
export function useChangeEnded({ request: { status, may }, purpose, askEnded }: Changed): string | null {
  const { t } = useTranslation()
  if (purpose === 'again') return null
  if (purpose === 'edit') return may.edit ? null : t('request.editEnded', { status: t(`status.${status}`) })
  return may.askToCancel ? null : t(askEnded)
}
