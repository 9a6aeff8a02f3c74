// One level of the address lists: search in either script, and for those who may, adding, renaming and hiding.
import { deleteAddressEntry } from '@hr/contract/address.ts'
import type { AddressEntry, AddressLevel } from '@hr/contract/address.ts'
import type { Href } from '@hr/contract/paths.ts'
import { searchText } from '@hr/domain/employee/lao-text.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { Box, Group, SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { ActionDialog } from '#web/shared/resource/ActionDialog.tsx'
import { useActView, useRights } from '#web/shared/resource/resource-view.ts'
import { DataList } from '#web/ui/DataList.tsx'
import { SearchField } from '#web/ui/SearchField.tsx'
import { useAddressColumns, useBackColumn } from './address-columns.tsx'
import type { AddressView } from './address-view.ts'
import { EntryForm } from './EntryForm.tsx'
import { levelTexts } from './level-texts.ts'

/** The lists are whole; so many rows are drawn at a time. */
const step = 50

type Props = {
  level: AddressLevel
  parentId: number | null
  query: {
    data: readonly AddressEntry[] | undefined
    isPending: boolean
    error: Error | null
    refetch: () => unknown
  }
  view: AddressView
  onView: (change: Partial<AddressView>) => void
  rowLink?: (row: AddressEntry) => Href
  /** Next to the search. */
  before?: ReactNode
}

export function AddressList({ level, parentId, query, view, onView, rowLink, before }: Props) {
  const { t } = useTranslation()
  const { mayEdit, act, id: openId, open, close } = useActView(useRights('COMPANY_PROFILE'))
  const texts = levelTexts[level]
  const [shown, setShown] = useState(step)
  const isHidden = mayEdit && view.hidden !== undefined
  const columns = useAddressColumns(level, mayEdit && !isHidden ? open : undefined)
  const back = useBackColumn(level)
  const all = query.data ?? []
  const wanted = searchText(view.search)
  const found = all.filter(({ name, nameLo }) => searchText(name, nameLo).includes(wanted))
  const row = all.find(({ id }) => String(id) === openId)
  return (
    <>
      <Group gap="sm">
        {before}
        <Box flex="1 1 200px" maw={{ sm: 320 }}>
          <SearchField value={view.search} label={t('ui.findName')} onSearch={search => onView({ search })} />
        </Box>
        {mayEdit && (
          <SegmentedControl
            aria-label={t('address.which')}
            value={isHidden ? 'hidden' : 'shown'}
            onChange={which => onView({ hidden: which === 'hidden' ? '1' : undefined })}
            data={[
              { value: 'shown', label: t('address.shownOnes') },
              { value: 'hidden', label: t('address.hiddenOnes') },
            ]}
          />
        )}
      </Group>
      <DataList
        label={t(texts.title)}
        columns={isHidden ? [...columns, back] : columns}
        rowKey={entry => entry.id}
        clearFilters={view.search !== '' && (() => onView({ search: '' }))}
        empty={
          isHidden
            ? { title: t('address.nothingHidden') }
            : { title: t(texts.empty), text: t('address.emptyHint') }
        }
        {...(rowLink && !isHidden && { rowLink })}
        list={{
          rows: found.slice(0, shown),
          total: found.length,
          totalIsMore: false,
          isPending: query.isPending,
          error: query.error,
          hasMore: found.length > shown,
          isLoadingMore: false,
          loadMore: () => setShown(shown + step),
          retry: () => void query.refetch(),
        }}
      />
      {mayEdit && (
        <>
          {act === 'add' && <EntryForm level={level} parentId={parentId} onClose={close} />}
          {act === 'edit' && row && (
            <EntryForm key={row.id} level={level} parentId={parentId} row={row} onClose={close} />
          )}
          {act === 'hide' && row && <HideDialog level={level} row={row} onClose={close} />}
        </>
      )}
    </>
  )
}

type HideProps = { level: AddressLevel; row: AddressEntry; onClose: () => void }

/** Hides an entry from the lists of this company; addresses that use it keep it. */
function HideDialog({ level, row, onClose }: HideProps) {
  const { t } = useTranslation()
  const name = nameIn(row, useLanguage())
  return (
    <ActionDialog
      endpoint={deleteAddressEntry}
      input={{ level, id: row.id }}
      title={t('address.hideTitle', { name })}
      text={t('address.hideText')}
      confirmLabel={t('address.hideAction')}
      done={t('address.hidden', { name })}
      onClose={onClose}
    />
  )
}
