// The unit among the filters that open on request, above lists of attendance and overtime.
import { Box } from '@mantine/core'
import { UnitSelect } from '#web/shared/UnitSelect.tsx'

type Props = {
  label: string
  view: { unit?: string | undefined }
  onChange: (change: { unit: string | undefined }) => void
}

export function UnitFilter({ label, view, onChange }: Props) {
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
