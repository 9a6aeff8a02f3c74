// The letters of names in the reader's language, above a long list: one choice shows only the names under it.
import { nameLetters } from '@hr/domain/employee/name-letters.ts'
import { ScrollArea, SegmentedControl } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { centerInRow } from '#web/ui/center-in-row.ts'

type Props = { value: string | undefined; onChange: (letter: string | undefined) => void }

export function NameLetters({ value = '', onChange }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    centerInRow(row.current, row.current?.querySelector<HTMLElement>('div:has(> input:checked)'))
  }, [value])
  const labelOf = (letter: string) => (language === 'lo' && letter === 'a' ? 'A–Z' : letter.toUpperCase())
  return (
    <ScrollArea viewportRef={row} scrollbarSize={6}>
      <SegmentedControl
        aria-label={t('employeeList.nameLetters')}
        withItemsBorders={false}
        value={value}
        data={[
          { value: '', label: t('employeeList.everyLetter') },
          ...nameLetters(language).map(letter => ({ value: letter, label: labelOf(letter) })),
        ]}
        onChange={letter => onChange(letter === '' ? undefined : letter)}
      />
    </ScrollArea>
  )
}
