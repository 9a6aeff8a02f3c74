// Run by the build (first-paint-plugin.ts): the markup of the first paint in both languages, as text.
import { fieldLabel, languages } from '@hr/contract/messages/text.ts'
import type { Language } from '@hr/contract/messages/text.ts'
import { paths } from '@hr/contract/paths.ts'
import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { findText } from '#web/i18n/find-text.ts'
import { texts as areaEn } from '#web/i18n/en/area.ts'
import { texts as attendanceEn } from '#web/i18n/en/attendance.ts'
import { texts as startEn } from '#web/i18n/en/start.ts'
import { texts as areaLo } from '#web/i18n/lo/area.ts'
import { texts as attendanceLo } from '#web/i18n/lo/attendance.ts'
import { texts as startLo } from '#web/i18n/lo/start.ts'
import type { TextKey } from '#web/i18n/translation.ts'
import { cssVariables, theme } from '#web/ui/theme.ts'
import { DrawnPage, DrawnSignIn } from './Drawn.tsx'
import type { Drawn, Title } from './drawn.ts'
import { placeholders } from './drawn.ts'
import { descriptionKeys, titleKeys } from './titles.ts'

const catalogues = {
  en: { ...startEn, ...areaEn, ...attendanceEn },
  lo: { ...startLo, ...areaLo, ...attendanceLo },
}

function textIn(language: Language, key: TextKey): string {
  const text = findText(catalogues[language], key, { name: placeholders.name })
  if (text === undefined) throw new Error(`${key} has no text in the parts that are drawn`)
  return text
}

const markup = (content: ReactNode, isVariables = false) =>
  renderToStaticMarkup(
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      withCssVariables={isVariables}
      withGlobalClasses={isVariables}
      getStyleNonce={() => placeholders.nonce}
    >
      {content}
    </MantineProvider>,
  ).replaceAll(/<title>.*?<\/title>/g, '')

const signIns = {
  [paths.home]: { title: 'session.welcome', text: 'session.tagline', hasMark: true, hasDoors: true },
  [paths.login]: { title: 'session.ownerSignIn', text: 'session.ownerHint', hasMark: true, hasDoors: false },
  [paths.employee]: {
    title: 'session.employeeSignIn',
    text: 'session.employeeHint',
    hasMark: false,
    hasDoors: false,
  },
} as const

const perLanguage = <Value,>(make: (language: Language) => Value) =>
  Object.fromEntries(languages.map(language => [language, make(language)])) as Record<Language, Value>

const signInsIn = (language: Language) =>
  Object.fromEntries(
    Object.entries(signIns).map(([path, { title, text, ...rest }]) => [
      path,
      markup(
        <DrawnSignIn
          title={textIn(language, title)}
          text={textIn(language, text)}
          labels={[textIn(language, 'session.usernameOrEmail'), fieldLabel(language, 'password')]}
          {...rest}
        />,
      ),
    ]),
  )

function titleIn(language: Language, path: string, key: TextKey): Title {
  const title = textIn(language, key)
  const description = descriptionKeys.get(path)
  return description === undefined ? [title] : [title, textIn(language, description)]
}

const titlesIn = (language: Language) =>
  Object.fromEntries([...titleKeys].map(([path, key]) => [path, titleIn(language, path, key)]))

const { title, description, navbar } = placeholders

export const drawn: Drawn = {
  variables: markup(null, true),
  signIns: perLanguage(signInsIn),
  titles: perLanguage(titlesIn),
  pages: [
    markup(<DrawnPage title={title} navbar={navbar} />),
    markup(<DrawnPage title={title} description={description} navbar={navbar} />),
  ],
}
