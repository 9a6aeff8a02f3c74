// The unit among the filters that open on request, above lists of attendance and overtime.
import { Box } from '@mantine/core'
import { UnitSelect } from '#web/shared/UnitSelect.tsx'

type Props = {
  label: string
  unit: string | undefined
  onChange: (unit: string | undefined) => void
}

export function UnitFilter({ label, unit, onChange }: Props) {
  return (
    <Box maw={{ sm: 320 }} mt={{ sm: 'sm' }}>
      <UnitSelect
        label={label}
        clearable
        value={unit ?? null}
        onChange={next => onChange(next ?? undefined)}
      />
    </Box>
  )
}
