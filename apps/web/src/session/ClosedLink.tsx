// A mailed link that no longer opens its page says why, in its own words, and how to get a new one.
import { paths } from '@hr/contract/paths.ts'
import type { LinkPurpose } from '@hr/contract/session.ts'
import type { LinkState } from '@hr/domain/session/link-state.ts'
import { Alert } from '@mantine/core'
import { Navigate } from '@tanstack/react-router'
import { useTranslation } from '#web/i18n/translation.ts'

type ClosedState = Exclude<LinkState, 'open'>

type Props = { purpose: LinkPurpose; state: ClosedState }

export function ClosedText({ purpose, state }: Props) {
  const { t } = useTranslation()
  return (
    <Alert color="yellow" role="alert">
      {t(`session.linkClosed.${state}`)} {t(`session.linkHelp.${purpose}`)}
    </Alert>
  )
}

/** Pages of `/verify` and `/forgot` ask for the address again. */
export function ClosedLink({ purpose, state }: Props) {
  if (purpose === 'verify_email') return <Navigate to={paths.verifyStatus(state)} replace />
  if (purpose === 'reset_password') return <Navigate to={paths.forgotStatus(state)} replace />
  return <ClosedText purpose={purpose} state={state} />
}

/** The state in the address of `/verify/{status}` and `/forgot/{status}`; any other text is an unknown link. */
export const stateIn = (status: string): ClosedState =>
  status === 'used' || status === 'expired' ? status : 'unknown'
