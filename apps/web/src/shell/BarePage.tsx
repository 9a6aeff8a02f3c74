// Pages outside every layout: unknown addresses, and errors before a layout is rendered.
import type { ReactNode } from 'react'
import { ErrorPage } from './ErrorPage.tsx'
import type { ErrorPageProps } from './ErrorPage.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'

function BarePage({ children }: { children: ReactNode }) {
  return (
    <main
      id="content"
      tabIndex={-1}
      style={{ minHeight: '100dvh', background: 'var(--hr-surface)', outline: 'none' }}
    >
      {children}
    </main>
  )
}

export const BareNotFoundPage = () => (
  <BarePage>
    <NotFoundPage />
  </BarePage>
)

export const BareErrorPage = (props: ErrorPageProps) => (
  <BarePage>
    <ErrorPage {...props} />
  </BarePage>
)
