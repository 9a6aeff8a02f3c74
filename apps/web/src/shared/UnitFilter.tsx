// The unit among the filters that open on request, above lists of attendance and overtime.
import { Box } from '@mantine/core'
import type { ReactNode } from 'react'
import { UnitSelect, useSeesUnits } from '#web/shared/UnitSelect.tsx'

type Props = {
  label: string
  view: { unit?: string | undefined }
  onChange: (change: { unit: string | undefined }) => void
}

function UnitFilter({ label, view, onChange }: Props) {
  return (
    <Box maw={{ sm: 320 }} mt={{ sm: 'sm' }}>
      <UnitSelect
        label={label}
        clearable
        value={view.unit ?? null}
        onChange={unit => onChange({ unit: unit ?? undefined })}
      />
    </Box>
  )
}

/** For `more` of ListFilters: undefined for readers who may not see the structure. */
export function useUnitFilter(props: Props): (() => ReactNode) | undefined {
  return useSeesUnits() ? () => <UnitFilter {...props} /> : undefined
}
