// The unit among the filters of a list.
import { Box } from '@mantine/core'
import type { ComponentProps, ReactNode } from 'react'
import { UnitSelect, useSeesUnits } from '#web/shared/unit/UnitSelect.tsx'

type View = { unit?: string | undefined }
type Props = Omit<ComponentProps<typeof UnitSelect>, 'value' | 'onChange'> & {
  view: View
  onChange: (change: { unit: string | undefined }) => void
}

export const UnitFilter = ({ view, onChange, ...props }: Props) => (
  <UnitSelect
    {...props}
    clearable
    value={view.unit ?? null}
    onChange={unit => onChange({ unit: unit ?? undefined })}
  />
)

/** For `more` of ListFilters: undefined for readers who may not see the structure. */
export function useUnitFilter(props: Props): (() => ReactNode) | undefined {
  const filter = () => (
    <Box maw={{ sm: 320 }} mt={{ sm: 'sm' }}>
      <UnitFilter {...props} />
    </Box>
  )
  return useSeesUnits() ? filter : undefined
}
