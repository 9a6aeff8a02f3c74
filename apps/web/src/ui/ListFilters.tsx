// Search and filters above a list. On a desktop they are in a row, rarer ones behind a button; on a phone all of them are
// in a drawer behind the button. The button shows how many are set.
import { Box, Button, Collapse, Group } from '@mantine/core'
import { Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { filterCount } from './filter-count.ts'
import type { Filters } from './filter-count.ts'
import { FilterDrawer } from './FilterDrawer.tsx'
import { SearchField } from './SearchField.tsx'
import { useIsPhone } from './use-is-phone.ts'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'

type ButtonProps = { count: number; isOpen: boolean; isShort: boolean; onClick: () => void }

/** Shows how many filters are set; on a phone by its picture alone, if others are in its row. */
function FiltersButton({ count, isOpen, isShort, onClick }: ButtonProps) {
  const { t } = useTranslation()
  const isPhone = useIsPhone()
  const text = count > 0 ? t('ui.filtersSet', { count }) : t('ui.filters')
  const picture = <IconAdjustmentsHorizontal size={18} aria-hidden />
  const look = { variant: count > 0 ? 'light' : 'default', 'aria-expanded': isOpen, onClick }
  return isPhone && isShort ? (
    <Button {...look} px={8} aria-label={text} rightSection={count > 0 && count}>
      {picture}
    </Button>
  ) : (
    <Button {...look} leftSection={picture}>
      {text}
    </Button>
  )
}

/** Label of a filter: visible in the drawer, for screen readers only in the row. */
export type Named = (name: string) => { label: string } | { 'aria-label': string }

export type FilterProps<View> = {
  view: View
  /** As a method, because one of a view takes only its own filters. */
  onChange(change: Filters): void
  /** The filters of the list, each as it is when not set. */
  cleared: Partial<View>
  /** What the search looks for; omitted for a list without search. */
  find?: string | undefined
  /** First in the row. */
  lead?: ReactNode
  /** In the row on a desktop. */
  fields?: (named: Named) => ReactNode
  /** Behind the button on a desktop too; rendered and loaded on click, because calendars and trees are large. */
  more?: (() => ReactNode) | undefined
  /** The filters in `more`. */
  behind?: readonly (keyof View & string)[]
  /** Unless every active filter counts. */
  count?: number
  /** At the end of the row. */
  children?: ReactNode
}

/** The width of a field that gives way to its neighbours before one takes a second line. */
export const inRow = { flex: { sm: '1 1 140px' }, maw: { sm: 190 } } as const

const above: Named = name => ({ label: name })
const unseen: Named = name => ({ 'aria-label': name })

export function ListFilters<View extends Filters>(props: FilterProps<View>) {
  const { view, onChange, cleared, find, lead, fields, more, behind: hidden = [], children } = props
  const { count = filterCount(view, cleared) } = props
  const moreCount = hidden.filter(name => view[name] !== undefined).length
  const clear = () => onChange(cleared)
  const { t } = useTranslation()
  const isPhone = useIsPhone()
  const [isOpen, setIsOpen] = useState(moreCount > 0 && !isPhone)
  const behind = isPhone ? count : moreCount
  return (
    <div>
      <Group gap="sm" role="search">
        {lead}
        {find !== undefined && (
          <Box flex="1 1 130px" maw={{ sm: 320 }}>
            <SearchField value={view.search ?? ''} label={find} onSearch={search => onChange({ search })} />
          </Box>
        )}
        {!isPhone && fields?.(unseen)}
        {(isPhone || more !== undefined) && (
          <FiltersButton
            count={behind}
            isOpen={isOpen}
            isShort={find !== undefined || lead !== undefined}
            onClick={() => setIsOpen(!isOpen)}
          />
        )}
        {count > 0 && !isPhone && (
          <Button variant="subtle" onClick={clear}>
            {t('ui.clearFilters')}
          </Button>
        )}
        {children}
      </Group>
      {isPhone ? (
        <FilterDrawer opened={isOpen} isFiltered={count > 0} onClear={clear} onClose={() => setIsOpen(false)}>
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
