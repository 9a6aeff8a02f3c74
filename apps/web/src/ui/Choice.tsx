// A select with a few typed values, for example above a list.
import { Select } from '@mantine/core'
import type { BoxProps } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'

type Props<Value extends string> = Pick<BoxProps, 'w' | 'flex' | 'miw' | 'maw'> & {
  label?: string
  'aria-label'?: string
  placeholder?: string
  options: readonly { readonly value: Value; readonly label: string }[]
  value: Value | undefined
} & (
    | { onChoose: (value: Value) => void; onChange?: never }
    /** The choice can be cleared. */
    | { onChange: (value: Value | undefined) => void; onChoose?: never }
  )

export function Choice<Value extends string>({ options, value, onChoose, onChange, ...field }: Props<Value>) {
  const { t } = useTranslation()
  return (
    <Select
      {...field}
      data={options}
      value={value ?? null}
      allowDeselect={onChange !== undefined}
      clearable={onChange !== undefined}
      clearButtonProps={{ 'aria-label': t('ui.clear') }}
      onChange={next => {
        if (next !== null) onChoose?.(next)
        onChange?.(next ?? undefined)
      }}
    />
  )
}
