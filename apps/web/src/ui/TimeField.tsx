// A time of day: selected in steps of 30 minutes from 00:00 to 23:30 (spec 9), or typed to the minute.
import { Autocomplete } from '@mantine/core'
import type { AutocompleteProps } from '@mantine/core'
import { IconClock } from '@tabler/icons-react'
import { useState } from 'react'
import { halfHours, typedTime } from './typed-time.ts'

type Props = Omit<AutocompleteProps, 'data' | 'value' | 'defaultValue' | 'onChange'> & {
  /** 'HH:mm' or '' */
  defaultValue?: string
  onChange?: (value: string) => void
}

export function TimeField({ defaultValue = '', onChange, ...props }: Props) {
  const [text, setText] = useState(defaultValue)
  const change = (next: string) => {
    setText(next)
    onChange?.(typedTime(next) ?? next)
  }
  return (
    <Autocomplete
      placeholder="HH:mm"
      leftSection={<IconClock size={18} stroke={1.5} aria-hidden />}
      maxDropdownHeight={220}
      {...props}
      data={halfHours}
      value={text}
      onChange={change}
      onBlur={event => {
        setText(typedTime(text) ?? text)
        props.onBlur?.(event)
      }}
    />
  )
}
