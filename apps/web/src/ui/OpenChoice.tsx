// Takes the place of the closed field that was pressed, and opens.
import { Select } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import type { ChoiceProps } from './Choice.tsx'

export function OpenChoice<Value extends string>(props: ChoiceProps<Value>) {
  const { options, value, onClear, onChoose, ...field } = props
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const frame = requestAnimationFrame(() => input.current?.click())
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <Select
      {...field}
      ref={input}
      data={options}
      value={value ?? null}
      allowDeselect={onClear !== undefined}
      clearable={onClear !== undefined}
      clearButtonProps={{ 'aria-label': t('ui.clear') }}
      onChange={next => {
        if (next === null) onClear?.()
        else onChoose(next)
      }}
    />
  )
}
