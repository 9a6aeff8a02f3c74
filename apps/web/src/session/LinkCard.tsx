import type { Href } from '@hr/contract/paths.ts'
import { Alert } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { linkToken } from '#web/shared/link-token.ts'
import { TextLink } from '#web/ui/LinkTo.tsx'
import { AuthCard } from './AuthCard.tsx'

type Props = {
  title: string
  text?: string | undefined
  /** The page where a link can be requested. */
  source: { readonly to: Href; readonly title: string }
  children: (token: string) => ReactNode
}

/** The page of a mailed link; without a token, links to where to get one. */
export function LinkCard({ title, text, source, children }: Props) {
  const { t } = useTranslation()
  const token = linkToken()
  return (
    <AuthCard title={title} text={text}>
      {token === '' ? (
        <Alert color="yellow" role="alert">
          {t('session.linkMissing')}{' '}
          <TextLink c="inherit" underline="always" to={source.to}>
            {source.title}
          </TextLink>
        </Alert>
      ) : (
        children(token)
      )}
    </AuthCard>
  )
}
