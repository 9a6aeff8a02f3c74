// Puts all rows of a list in order by hand and saves the order in one call. Rows that others add or delete meanwhile are
// merged into it.
import type { NamedRow } from '@hr/contract/named-row.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { ReactNode } from 'react'
import type { AnyEndpoint } from '#web/api/call.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { currentOrder } from '#web/ui/reordered.ts'
import { SortableList } from '#web/ui/SortableList.tsx'
import { useContractForm } from '#web/shared/form/use-contract-form.ts'
import { FormDrawer } from '#web/shared/form/FormDrawer.tsx'
import { toastSuccess } from '../toast.ts'

type Props<Row extends NamedRow> = {
  rows: readonly Row[]
  /** Accepts `ids` in the new order. */
  endpoint: AnyEndpoint
  title: string
  text: string
  /** Rendered before the name, instead of the place. */
  before?: (row: Row) => ReactNode
  after?: (row: Row) => ReactNode
  onClose: () => void
}

function Place({ place }: { place: number }) {
  return (
    <Text size="sm" c="dimmed" w={24} ta="right" style={{ fontVariantNumeric: 'tabular-nums' }}>
      {place}
    </Text>
  )
}

export function OrderDrawer<Row extends NamedRow>(props: Props<Row>) {
  const { rows, endpoint, title, text, before, after, onClose } = props
  const { t } = useTranslation()
  const language = useLanguage()
  const [chosen, setChosen] = useState(() => rows.map(({ id }) => id))
  const ids = currentOrder(
    chosen,
    rows.map(({ id }) => id),
  )
  const form = useContractForm(endpoint, {
    initialValues: { ids },
    fixed: { ids },
    onSuccess: () => {
      toastSuccess(t('ui.orderSaved'))
      onClose()
    },
  })
  const items = ids.flatMap((id, index) => {
    const row = rows.find(one => one.id === id)
    if (row === undefined) return []
    const name = nameIn(row, language)
    const content = (
      <Group gap="sm" wrap="nowrap">
        {before ? before(row) : <Place place={index + 1} />}
        <Text size="sm" fw={500} truncate title={name}>
          {name}
        </Text>
        {after?.(row)}
      </Group>
    )
    return [{ id, name, content }]
  })
  return (
    <FormDrawer form={form} title={title} submitLabel={t('ui.orderSave')} onClose={onClose}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {text}
        </Text>
        <SortableList
          label={title}
          items={items}
          onOrder={next => {
            setChosen(next)
            form.setFieldValue('ids', next)
          }}
        />
      </Stack>
    </FormDrawer>
  )
}

export function InactiveMark({ row }: { row: { readonly isActive: boolean } }) {
  const { t } = useTranslation()
  if (row.isActive) return null
  return (
    <Text size="xs" c="dimmed" style={{ flexShrink: 0 }}>
      {t('status.INACTIVE')}
    </Text>
  )
}
