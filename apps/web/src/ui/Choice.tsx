// A choice among few, as above a list. It looks like Mantine's Select, whose list is fetched when it is first wanted.
import { ComboboxChevron, Input, InputBase } from '@mantine/core'
import type { BoxProps } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { useLate } from './use-late.ts'

export type ChoiceProps<Value extends string> = Pick<BoxProps, 'w' | 'flex' | 'miw'> & {
  label?: string
  'aria-label'?: string
  placeholder?: string
  options: readonly { readonly value: Value; readonly label: string }[]
  value: Value | undefined
  /** Without it the choice cannot be taken back. */
  onClear?: () => void
  onChoose: (value: Value) => void
}

const load = () => import('./OpenChoice.tsx').then(file => file.OpenChoice)

/** Nothing to control yet. */
const closed = { role: 'combobox', 'aria-haspopup': 'listbox', 'aria-expanded': false } as const

const opening = ['Enter', 'NumpadEnter', 'Space', 'ArrowDown', 'ArrowUp']

export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { t } = useTranslation()
  const { part: OpenChoice, open, ahead } = useLate(load)
  if (OpenChoice !== undefined) return <OpenChoice {...props} />
  const { options, value, onClear, onChoose: _, ...field } = props
  const isClearable = onClear !== undefined && value !== undefined
  return (
    <InputBase
      {...field}
      {...ahead}
      {...closed}
      readOnly
      pointer
      value={options.find(option => option.value === value)?.label ?? ''}
      onClick={open}
      onKeyDown={(event: KeyboardEvent) => {
        if (!opening.includes(event.code)) return
        event.preventDefault()
        open()
      }}
      rightSectionPointerEvents={isClearable ? 'all' : 'none'}
      rightSection={
        isClearable ? <Input.ClearButton aria-label={t('ui.clear')} onClick={onClear} /> : <ComboboxChevron />
      }
    />
  )
}
