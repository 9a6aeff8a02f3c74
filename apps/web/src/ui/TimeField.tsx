// A time of day: selected in steps of 30 minutes from 00:00 to 23:30 (spec 9), or typed to the minute.
import { Combobox, ScrollArea, TextInput, useCombobox } from '@mantine/core'
import type { TextInputProps } from '@mantine/core'
import { IconClock } from '@tabler/icons-react'
import { useId } from '@mantine/hooks'
import { useRef, useState } from 'react'
import type { KeyboardEvent, RefObject } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { markText } from './mark-text.ts'
import { halfHourNear, halfHours, likelyTimes, typedTime } from './typed-time.ts'

type Props = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange'> & {
  /** 'HH:mm' or '' */
  defaultValue?: string
  /** 'HH:mm' or '', of a field that others fill as well. */
  value?: string
  onChange?: (value: string) => void
  /** Where the list of an empty field opens. */
  likely?: string
}

/** '830' is 08:30; text that is no time stays. */
const finished = (text: string) => typedTime(text) ?? text

export function TimeField({ defaultValue = '', value, onChange, likely, ...props }: Props) {
  const [typed, setText] = useState(defaultValue)
  const text = value === undefined || value === finished(typed) ? typed : value
  /** Only typed text narrows the list; a list that opens has every time. */
  const [isTyped, setIsTyped] = useState(false)
  const listId = useId()
  const list = useRef<HTMLDivElement>(null)
  const near = halfHours.indexOf(halfHourNear(text, likely ?? likelyTimes.start))
  const combobox = useCombobox({
    onDropdownOpen: () => requestAnimationFrame(showNear),
    onDropdownClose: () => {
      setIsTyped(false)
      combobox.resetSelectedOption()
    },
  })
  function showNear() {
    const option = list.current?.querySelectorAll<HTMLElement>('[role="option"]')[near]
    // One earlier time shows that there are more above.
    if (option) list.current?.scrollTo({ top: option.offsetTop - option.offsetHeight })
  }
  const change = (next: string) => {
    setText(next)
    onChange?.(finished(next))
  }
  /** The first arrow key goes to the likely time. */
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: -1, ArrowUp: 1 }[event.key]
    const isFirst = combobox.dropdownOpened && !isTyped && combobox.getSelectedOptionIndex() === -1
    if (step !== undefined && isFirst) combobox.updateSelectedOptionIndex(near + step)
    props.onKeyDown?.(event)
  }
  const offered = isTyped ? halfHours.filter(time => time.includes(text.trim())) : halfHours
  return (
    <Combobox
      store={combobox}
      // A page can have 200 of these fields: the times of a closed list are not drawn.
      keepMounted={false}
      readOnly={props.readOnly}
      onOptionSubmit={time => {
        change(time)
        combobox.closeDropdown()
      }}
    >
      <Combobox.Target
        withExpandedAttribute
        aria-expanded={combobox.dropdownOpened}
        aria-controls={combobox.dropdownOpened ? listId : undefined}
      >
        <TextInput
          placeholder="HH:mm"
          inputMode="numeric"
          leftSection={<IconClock size={18} aria-hidden />}
          wrapperProps={{ onFocus: markText }}
          {...props}
          value={text}
          onChange={({ currentTarget: { value } }) => {
            setIsTyped(true)
            combobox.resetSelectedOption()
            change(value)
            combobox.openDropdown()
          }}
          onFocus={event => {
            combobox.openDropdown()
            props.onFocus?.(event)
          }}
          onClick={() => combobox.openDropdown()}
          onKeyDown={onKeyDown}
          onBlur={event => {
            setText(finished(text))
            combobox.closeDropdown()
            props.onBlur?.(event)
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={props.readOnly || props.disabled || offered.length === 0}>
        <Times id={listId} times={offered} list={list} />
      </Combobox.Dropdown>
    </Combobox>
  )
}

type TimesProps = { id: string; times: readonly string[]; list: RefObject<HTMLDivElement | null> }

function Times({ id, times, list }: TimesProps) {
  const { t } = useTranslation()
  return (
    <Combobox.Options id={id} aria-label={t('ui.times')}>
      <ScrollArea.Autosize
        mah={220}
        type="scroll"
        scrollbarSize="var(--combobox-padding)"
        offsetScrollbars="y"
        viewportRef={list}
      >
        {times.map(time => (
          <Combobox.Option key={time} value={time}>
            {time}
          </Combobox.Option>
        ))}
      </ScrollArea.Autosize>
    </Combobox.Options>
  )
}
