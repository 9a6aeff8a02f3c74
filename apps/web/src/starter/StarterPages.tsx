// /ams/positions and /ams/departments: what a new company begins with, in order (P3).
import type { NamedRow } from '@hr/contract/named-row.ts'
import { useCall } from '#web/api/use-call.ts'
import { wholeList } from '#web/api/whole-list.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { BothNames } from '#web/shared/BothNames.tsx'
import { OrderDrawer } from '#web/shared/resource/OrderDrawer.tsx'
import { ResourcePage } from '#web/shared/resource/ResourcePage.tsx'
import { useFormView, useRights } from '#web/shared/resource/resource-view.ts'
import { useEditColumn } from '#web/shared/resource/use-edit-column.tsx'
import { starterKinds } from './starter-kinds.ts'
import type { StarterKind } from './starter-kinds.ts'
import { StarterForm } from './StarterForm.tsx'

export const StarterPositionsPage = () => <StarterPage kind="position" />
export const StarterDepartmentsPage = () => <StarterPage kind="department" />

function StarterPage({ kind }: { kind: StarterKind }) {
  const { t } = useTranslation()
  const { group, calls, texts } = starterKinds[kind]
  const view = useFormView('item', useRights(group))
  const edit = useEditColumn<NamedRow>(view)
  const query = useCall(calls.list, {})
  const rows = query.data ?? []
  return (
    <ResourcePage
      view={view}
      title={t(texts.title)}
      description={t(texts.description)}
      list={wholeList(rows, query)}
      columns={[
        { id: 'name', title: t(texts.thing), card: 'title', cell: row => <BothNames row={row} /> },
        ...edit,
      ]}
      empty={{ title: t(texts.empty), text: t(texts.emptyHint) }}
      addText={t(texts.add)}
      form={row => <StarterForm key={row?.id} kind={kind} row={row} view={view} />}
      order={
        <OrderDrawer
          rows={rows}
          endpoint={calls.order}
          title={t(texts.order)}
          text={t(texts.orderText)}
          onClose={view.close}
        />
      }
    />
  )
}
