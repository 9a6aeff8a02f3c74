// The page of one request, for its owner and its approvers; it follows the decisions of others.
import type { ReactNode } from 'react'
import { useCall } from '#web/api/use-call.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { useProfile } from '#web/shared/session.ts'
import { useViewState } from '#web/shared/view-state.ts'
import type { Crumb } from '#web/ui/Page.tsx'
import { usePersonNames } from '#web/ui/PersonName.tsx'
import type { About } from '../about.ts'
import type { Change } from '../AboutRequest.tsx'
import type { OwnPurpose } from '../form/request-draft.ts'
import type { RequestKind, RequestRow } from '../request-kind.ts'
import { requestPageShape } from '../request-page-view.ts'
import { ComingRequest, RequestFrame } from '../RequestFrame.tsx'
import type { RequestDetail } from '../RequestFrame.tsx'

/** Without a live connection the page still refetches once a minute. */
const askAgainMs = 60_000

const purposes = ['edit', 'change', 'again'] as const satisfies OwnPurpose[]

type Props<Detail extends RequestDetail> = {
  kind: RequestKind<RequestRow, Detail>
  id: string
  crumbs: readonly Crumb[]
  aboutOf: (request: Detail) => About
  /** The differences between a change and its original. */
  changesOf: (request: Detail) => readonly Change[]
  details: (request: Detail) => ReactNode
  /** Shown to the reader who decides now; null for others. */
  beforeDeciding: (request: Detail) => ReactNode
  /** The form that edits or changes an own request (R6, R7), or makes it again. */
  form: (request: Detail, purpose: OwnPurpose, close: () => void) => ReactNode
  /** The form replaces the page; otherwise it opens over it. */
  isFormPage?: boolean
}

export function RequestPage<Detail extends RequestDetail>({ kind, id, crumbs, ...parts }: Props<Detail>) {
  const { t } = useTranslation()
  const { employee } = useProfile()
  const nameOf = usePersonNames()
  const [view, setView] = useViewState(requestPageShape)
  const { data, error, refetch } = useCall(kind.calls.get, { id }, { refetchInterval: askAgainMs })
  if (data === undefined) {
    const title = t(kind.words.request)
    return <ComingRequest title={title} crumbs={crumbs} error={error} retry={() => void refetch()} />
  }
  const isOwn = employee?.id === data.employee.id
  const purpose = purposes.find(one => view[one] !== undefined)
  const close = () => setView({ edit: undefined, change: undefined, again: undefined })
  const form = isOwn && purpose !== undefined && parts.form(data, purpose, close)
  if (form !== false && parts.isFormPage === true) return form
  const { what, dates } = parts.aboutOf(data)
  return (
    <>
      <RequestFrame
        kind={kind}
        request={data}
        isOwn={isOwn}
        crumbs={crumbs}
        about={[nameOf(data.employee), what, dates].join(' · ')}
        changes={data.original === null ? [] : parts.changesOf(data)}
        details={parts.details(data)}
        beforeDeciding={parts.beforeDeciding(data)}
      />
      {form}
    </>
  )
}
