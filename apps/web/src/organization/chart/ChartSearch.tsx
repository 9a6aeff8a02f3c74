// Searches the chart; the camera flies to the chosen card.
import { CloseButton, Combobox, ScrollArea, Text, TextInput, useCombobox } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import type { ChartTree } from './chart-tree.ts'
import { findNodes, searchIndex } from './find-nodes.ts'

const mostShown = 20

type Props = { tree: ChartTree; onFound: (id: string) => void }

export function ChartSearch({ tree, onFound }: Props) {
  const { t } = useTranslation()
  const [query, setQuery] = useState('')
  const isWanted = query.trim() !== ''
  const index = useMemo(() => (isWanted ? searchIndex(tree) : []), [tree, isWanted])
  const { nodes, more } = useMemo(() => findNodes(index, query, mostShown), [index, query])
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const change = (text: string) => {
    setQuery(text)
    if (text.trim() === '') combobox.closeDropdown()
    else combobox.openDropdown()
  }
  const { selectFirstOption } = combobox
  useEffect(() => {
    if (nodes.length > 0) selectFirstOption()
  }, [nodes, selectFirstOption])
  return (
    <Combobox
      store={combobox}
      withinPortal
      onOptionSubmit={id => {
        onFound(id)
        combobox.closeDropdown()
      }}
    >
      <Combobox.Target>
        <TextInput
          type="search"
          aria-label={t('orgChart.search')}
          placeholder={t('orgChart.search')}
          leftSection={<IconSearch size={18} aria-hidden />}
          rightSection={
            query !== '' && <CloseButton size="sm" aria-label={t('ui.clear')} onClick={() => change('')} />
          }
          value={query}
          maxLength={100}
          onChange={event => change(event.currentTarget.value)}
          onFocus={() => isWanted && combobox.openDropdown()}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={!isWanted}>
        <Combobox.Options aria-label={t('orgChart.search')}>
          <ScrollArea.Autosize mah={340} type="scroll">
            {nodes.map(({ id, card }) => (
              <Combobox.Option key={id} value={id}>
                <Text size="sm" fw={500}>
                  {card.name}
                </Text>
                <Text size="xs" c="dimmed">
                  {(card.kind === 'person' ? [card.position, card.unit] : [card.manager, card.office])
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
              </Combobox.Option>
            ))}
            {nodes.length === 0 && <Combobox.Empty>{t('orgChart.nobodyFound')}</Combobox.Empty>}
          </ScrollArea.Autosize>
        </Combobox.Options>
        {more > 0 && <Combobox.Footer>{t('orgChart.moreFound', { count: more })}</Combobox.Footer>}
      </Combobox.Dropdown>
    </Combobox>
  )
}
