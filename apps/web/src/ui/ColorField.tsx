// Selects one of a few distinct colours with radio buttons.
import { Box, Input } from '@mantine/core'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import classes from './ColorField.module.css'

export const markColors = [
  '#3b5bdb',
  '#1971c2',
  '#0c8599',
  '#099268',
  '#2f9e44',
  '#66a80f',
  '#f08c00',
  '#e8590c',
  '#e03131',
  '#c2255c',
  '#9c36b5',
  '#6741d9',
  '#7a5c45',
  '#5c6773',
] as const

type Props = {
  label: string
  description?: string
  /** Text of the n-th colour for screen readers. */
  colorLabel: (number: number) => string
  defaultValue?: string
  onChange?: (color: string) => void
  error?: ReactNode
  required?: boolean
}

export function ColorField({
  label,
  description,
  colorLabel,
  defaultValue,
  onChange,
  error,
  required,
}: Props) {
  const [value, setValue] = useState(defaultValue?.toLowerCase())
  const name = useId()
  const isOwn = defaultValue !== undefined && !markColors.some(color => color === defaultValue.toLowerCase())
  const choices = isOwn ? [defaultValue.toLowerCase(), ...markColors] : markColors
  return (
    <Input.Wrapper
      label={label}
      description={description}
      error={error}
      required={required === true}
      labelElement="div"
      role="radiogroup"
      aria-labelledby={`${name}-label`}
      labelProps={{ id: `${name}-label` }}
    >
      <Box className={classes.choices} __vars={{ '--in-line': String(Math.ceil(choices.length / 2)) }}>
        {choices.map((color, index) => (
          <Box
            component="input"
            key={color}
            type="radio"
            className={classes.choice}
            name={name}
            value={color}
            aria-label={colorLabel(index + 1)}
            checked={value === color}
            __vars={{ '--choice': color }}
            onChange={() => {
              setValue(color)
              onChange?.(color)
            }}
          />
        ))}
      </Box>
    </Input.Wrapper>
  )
}
