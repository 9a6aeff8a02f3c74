// One's own requests, with the form (?new=1, &date= for a day) and, without a list page for them, those to decide.
import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { useCan } from '#web/shared/session.ts'
import { useViewState } from '#web/shared/view-state.ts'
import type { Column } from '#web/ui/DataList.tsx'
import { requestViewShape } from '../list-view.ts'
import type { RequestRow } from '../request-kind.ts'
import type { WaitingWords } from '../waiting-columns.tsx'
import { RequestList } from './RequestList.tsx'
import { WaitingSection } from './WaitingForMe.tsx'

type Props<Row extends RequestRow> = {
  words: WaitingWords<Row>
  columns: readonly Column<Row>[]
  empty: { title: string; text: string; action: ReactNode }
  form: (date: string | undefined, close: () => void) => ReactNode
}

export function OwnRequests<Row extends RequestRow>({ words, columns, empty, form }: Props<Row>) {
  const { t } = useTranslation()
  const may = useCan()
  const [view, setView] = useViewState(requestViewShape)
  const { kind } = words
  const close = () => setView({ new: undefined, date: undefined })
  return (
    <>
      {!may([kind.groups.team, kind.groups.all]) && <WaitingSection words={words} />}
      <RequestList kind={kind} scope="mine" columns={columns} label={t('request.myRequests')} empty={empty} />
      {view.new !== undefined && may(kind.groups.mine, 'add') && form(view.date, close)}
    </>
  )
}
