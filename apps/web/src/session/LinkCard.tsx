// The page of a mailed link: it opens if the link does.
import type { OutputOf } from '@hr/contract/endpoint.ts'
import { checkLink } from '@hr/contract/session.ts'
import type { LinkPurpose } from '@hr/contract/session.ts'
import { paths } from '@hr/contract/paths.ts'
import type { Href } from '@hr/contract/paths.ts'
import { Alert, Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { useCall } from '#web/api/use-call.ts'
import type { TextKey } from '#web/i18n/translation.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { linkToken } from '#web/shared/link-token.ts'
import { TextLink } from '#web/ui/LinkTo.tsx'
import { AuthCard } from './AuthCard.tsx'
import { ClosedLink } from './ClosedLink.tsx'
import { SignInFoot } from './SignInFoot.tsx'

type Source = readonly [to: Href, title: TextKey]

/** Where a link can be requested. */
const sources: Partial<Record<LinkPurpose, Source>> = {
  verify_email: [paths.verify, 'session.verifyTitle'],
  reset_password: [paths.forgot, 'session.forgotTitle'],
}

type Props = {
  /** Of a link that works once; without it the page does not ask the server first. */
  purpose?: LinkPurpose
  title: string
  text?: string | undefined
  children: (token: string, link?: OutputOf<typeof checkLink>) => ReactNode
}

function WithoutToken({ purpose }: { purpose: LinkPurpose | undefined }) {
  const { t } = useTranslation()
  const source = purpose && sources[purpose]
  return (
    <Alert color="yellow" role="alert">
      {t('session.linkMissing')}{' '}
      {source && (
        <TextLink c="inherit" underline="always" to={source[0]}>
          {t(source[1])}
        </TextLink>
      )}
    </Alert>
  )
}

type CheckedProps = Pick<Props, 'children'> & { purpose: LinkPurpose; token: string }

/** Asked once: the page uses the link up. Without an answer, the form shows what is wrong. */
function Checked({ purpose, token, children }: CheckedProps) {
  const { data, isPending } = useCall(checkLink, { token, purpose }, { quiet: true, staleTime: Infinity })
  if (isPending) return <Skeleton h={180} aria-hidden />
  const state = data?.state ?? 'open'
  return state === 'open' ? children(token, data) : <ClosedLink purpose={purpose} state={state} />
}

export function LinkCard({ purpose, title, text, children }: Props) {
  const token = linkToken()
  return (
    <AuthCard title={title} text={text} foot={<SignInFoot />}>
      {token === '' ? (
        <WithoutToken purpose={purpose} />
      ) : purpose === undefined ? (
        children(token)
      ) : (
        <Checked purpose={purpose} token={token}>
          {children}
        </Checked>
      )}
    </AuthCard>
  )
}
