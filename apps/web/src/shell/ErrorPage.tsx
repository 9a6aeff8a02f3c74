import { Button } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { translate } from '#web/i18n/translation.ts'
import { Component, useEffect } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { CallError } from '#web/api/call-error.ts'
import { reportShownError } from '#web/shared/error-report/report-shown-error.ts'
import { toastHint } from '#web/shared/toast.ts'
import { MessagePage } from './MessagePage.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'

export type ErrorPageProps = { error: unknown; reset: () => void }

function ErrorText({ error, reset }: ErrorPageProps) {
  const { t } = useTranslation()
  const router = useRouter()
  const status = error instanceof CallError && error.status > 0 ? error.status : 500
  const message = error instanceof Error ? error.message : String(error)
  useEffect(() => {
    if (status !== 404) reportShownError(message, toastHint)
  }, [status, message])
  // Browsers remember that a script failed until the page loads again. Otherwise the guard runs, and the page renders, again.
  const isPart = error instanceof CallError && error.code === 'PART_NOT_LOADED'
  const tryAgain = () => (isPart ? location.reload() : void router.invalidate().then(reset))
  if (status === 404) return <NotFoundPage />
  return (
    <MessagePage
      title={t('ui.error')}
      text={`${message} (${status})`}
      action={<Button onClick={tryAgain}>{t('ui.retry')}</Button>}
    />
  )
}

/** A page that failed to render (spec 8): the error and ways to continue; plain HTML if even that fails. */
class LastResort extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <p role="alert">
        {translate('ui.errorPage')}. <a href="/">{translate('ui.home')}</a>
      </p>
    )
  }
}

export function ErrorPage(props: ErrorPageProps) {
  return (
    <LastResort>
      <ErrorText {...props} />
    </LastResort>
  )
}
