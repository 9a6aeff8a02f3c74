// A page of settings: its rows, a button to add one, and the drawer or dialog that is open (docs/decisions/0071).
import { Button } from '@mantine/core'
import { IconArrowsSort } from '@tabler/icons-react'
import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { DataList } from '#web/ui/DataList.tsx'
import type { DataListProps } from '#web/ui/DataList.tsx'
import { AddButton, Page } from '#web/ui/Page.tsx'
import type { ResourceView } from './resource-view.ts'

type Props<Row> = Omit<DataListProps<Row>, 'label' | 'rowKey'> & {
  view: ResourceView
  title: string
  description: string
  /** Next to the description. */
  notes?: ReactNode
  addText: string
  /** The form of a row, or of a new one. */
  form: (row: Row | undefined) => ReactNode
  /** Reorders the rows. */
  order?: ReactNode
  /** Further buttons. */
  actions?: ReactNode
  /** Above the list. */
  filters?: ReactNode
  /** Names the list, if the title does not. */
  label?: string
  /** The open row, if it may be on a later page of the list. */
  row?: Row | undefined
  /** Further drawers and dialogs. */
  children?: ReactNode
}

export function ResourcePage<Row extends { readonly id: string }>(props: Props<Row>) {
  const { view, title, description, notes, addText, form, order, actions, filters, children, ...others } =
    props
  const { t } = useTranslation()
  const { row: elsewhere, ...list } = others
  const { rows, total } = list.list
  const row = rows.find(({ id }) => id === view.id) ?? elsewhere
  const add = view.mayAdd && <AddButton onClick={() => view.open('add')}>{addText}</AddButton>
  return (
    <Page
      title={title}
      description={description}
      notes={notes}
      actions={
        <>
          {order && view.mayEdit && total > 1 && (
            <Button
              variant="default"
              leftSection={<IconArrowsSort size={18} aria-hidden />}
              onClick={() => view.open('order')}
            >
              {t('ui.order')}
            </Button>
          )}
          {actions}
          {add}
        </>
      }
    >
      {filters}
      <DataList
        label={title}
        {...list}
        rowKey={({ id }) => id}
        {...(list.empty && { empty: { action: add, ...list.empty } })}
      />
      <Suspense>
        {view.act === 'add' && view.mayAdd && form(undefined)}
        {view.act === 'edit' && view.mayEdit && row && form(row)}
        {view.act === 'order' && view.mayEdit && rows.length > 0 && order}
        {children}
      </Suspense>
    </Page>
  )
}
