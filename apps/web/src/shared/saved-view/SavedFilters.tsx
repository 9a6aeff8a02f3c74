// The filters of a list whose views can be saved.
import { ListFilters } from '#web/ui/ListFilters.tsx'
import type { FilterProps } from '#web/ui/ListFilters.tsx'
import type { Filters } from '#web/ui/filter-count.ts'
import { SavedViews } from './SavedViews.tsx'

export const SavedFilters = <View extends Filters>({ children, ...props }: FilterProps<View>) => (
  <ListFilters {...props}>
    <SavedViews />
    {children}
  </ListFilters>
)
