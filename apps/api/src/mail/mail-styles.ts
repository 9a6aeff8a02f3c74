// Colours and fonts of the HTML part. The light scheme is inline, for programs that ignore style sheets.

/** Lao fonts of Android, Windows, Apple and Lao offices; the line height leaves room for vowels above and below. */
export const mailFont =
  "'Noto Sans Lao','Noto Sans','Leelawadee UI','Lao UI','Lao Sangam MN','Phetsarath OT',system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif"

/** Word, which draws Outlook's mails, takes the first font of a list or none. */
export const outlookStyles = "*{font-family:'Leelawadee UI',Arial,sans-serif!important}"

/** [data-ogsc] and [data-ogsb] are Outlook on the web and on phones. */
const dark = {
  page: 'background-color:#12141c',
  card: 'background-color:#1b1e29;border-color:#2e3342;color:#e7e9f1',
  facts: 'background-color:#252938',
  button: 'background-color:#4a61c9',
  dimmed: 'color:#a5abbe',
  brand: 'color:#a9b6f5',
} as const

const darkRules = Object.entries(dark).map(
  ([name, rules]) => [`.${name}`, rules.replaceAll(/(?=;|$)/g, '!important')] as const,
)

export const mailStyles = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  '@media (max-width:480px){.card{padding:24px 20px!important}.around{padding:20px 12px!important}}',
  `@media (prefers-color-scheme:dark){${darkRules.map(([name, rules]) => `${name}{${rules}}`).join('')}}`,
  ...darkRules.map(([name, rules]) => `[data-ogsc] ${name},[data-ogsb] ${name}{${rules}}`),
].join('')
