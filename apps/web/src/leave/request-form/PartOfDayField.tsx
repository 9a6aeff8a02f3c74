import { Input, SegmentedControl } from '@mantine/core'

type Props<Value extends string> = {
  label: string
  value: Value
  choices: readonly { readonly value: Value; readonly label: string }[]
  onChange: (value: Value) => void
}

/** Selects the part of a day. */
export function PartOfDayField<Value extends string>({ label, value, choices, onChange }: Props<Value>) {
  return (
    <Input.Wrapper label={label} labelElement="div">
      <SegmentedControl
        fullWidth
        aria-label={label}
        data={choices.map(choice => ({ ...choice }))}
        value={value}
        onChange={next => {
          const choice = choices.find(each => each.value === next)
          if (choice !== undefined) onChange(choice.value)
        }}
      />
    </Input.Wrapper>
  )
}
