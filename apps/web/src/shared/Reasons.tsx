// The reasons for a result, in the language of the reader.
import { List } from '@mantine/core'
import { useLanguage } from '#web/i18n/language.ts'
import { DayPart } from './DayPart.tsx'

type Props = { title: string; reasons: readonly { readonly en: string; readonly lo: string }[] }

export function Reasons({ title, reasons }: Props) {
  const language = useLanguage()
  return (
    <DayPart title={title}>
      <List size="sm" spacing={4}>
        {reasons.map(words => (
          <List.Item key={words.en}>{words[language]}</List.Item>
        ))}
      </List>
    </DayPart>
  )
}
