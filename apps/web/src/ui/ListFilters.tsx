// Search and filters above a list. On a desktop they are in a row, rarer ones behind a button; on a phone all of them are
// in a drawer behind the button. The button shows how many are set.
import { Box, Button, Collapse, Group } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { FilterDrawer } from './FilterDrawer.tsx'

/** Label of a filter: visible in the drawer, for screen readers only in the row. */
export type Named = (name: string) => { label: string } | { 'aria-label': string }

type Props = {
  /** First in the row. */
  lead?: ReactNode
  search?: ReactNode
  /** In the row on a desktop. */
  fields?: (named: Named) => ReactNode
  /** Behind the button on a desktop too; rendered and loaded on click, because calendars and trees are large. */
  more?: () => ReactNode
  /** How many filters are set, without the search. */
  count: number
  /** How many of those are in `more`. */
  moreCount?: number
  /** Clears the filters and the search. */
  onClear: () => void
  /** At the end of the row. */
  children?: ReactNode
}

const above: Named = name => ({ label: name })
const unseen: Named = name => ({ 'aria-label': name })

export function ListFilters({ lead, search, fields, more, count, moreCount = 0, onClear, children }: Props) {
  const { t } = useTranslation()
  const isPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false })
  const [isOpen, setIsOpen] = useState(moreCount > 0 && !isPhone)
  const behind = isPhone ? count : moreCount
  return (
    <div>
      <Group gap="sm" role="search">
        {lead}
        {search !== undefined && search !== false && (
          <Box flex="1 1 160px" maw={{ sm: 320 }}>
            {search}
          </Box>
        )}
        {!isPhone && fields?.(unseen)}
        {(isPhone || more !== undefined) && (
          <Button
            variant={behind > 0 ? 'light' : 'default'}
            leftSection={<IconAdjustmentsHorizontal size={18} stroke={1.5} aria-hidden />}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            {behind > 0 ? t('ui.filtersSet', { count: behind }) : t('ui.filters')}
          </Button>
        )}
        {count > 0 && !isPhone && (
          <Button variant="subtle" onClick={onClear}>
            {t('ui.clearFilters')}
          </Button>
        )}
        {children}
      </Group>
      {isPhone ? (
        <FilterDrawer
          opened={isOpen}
          isFiltered={count > 0}
          onClear={onClear}
          onClose={() => setIsOpen(false)}
        >
          {fields?.(above)}
          <Suspense>{isOpen && more?.()}</Suspense>
        </FilterDrawer>
      ) : (
        <Collapse expanded={isOpen} keepMounted={false}>
          <Suspense>{more?.()}</Suspense>
        </Collapse>
      )}
    </div>
  )
}
