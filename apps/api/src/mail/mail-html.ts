// The HTML part of a message: its text, and its link as a button, without pictures or external styles. Parameters are
// escaped. Only the button sets colours; the rest follows the reader's light or dark mode.
import type { Language } from '@hr/contract/messages/text.ts'

type Message = {
  readonly language: Language
  readonly subject: string
  /** Paragraphs separated by empty lines. */
  readonly body: string
  readonly link: string | null
}

const openLabel: Readonly<Record<Language, string>> = { en: 'Open in Sabai HR', lo: 'ເປີດໃນ Sabai HR' }
const addressHint: Readonly<Record<Language, string>> = {
  en: 'Or copy this address into your browser:',
  lo: 'ຫຼື ສຳເນົາທີ່ຢູ່ນີ້ໃສ່ໃນບຣາວເຊີ:',
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string): string => text.replace(/[&<>"']/g, sign => entities[sign] ?? sign)

const paragraphs = (body: string): string =>
  body
    .split(/\n{2,}/)
    .filter(text => text.trim() !== '')
    .map(text => `<p style="margin:0 0 16px">${escaped(text).replaceAll('\n', '<br>')}</p>`)
    .join('\n')

function button(language: Language, link: string | null): string {
  if (link === null) return ''
  const address = escaped(link)
  return `<p style="margin:24px 0"><a href="${address}" style="display:inline-block;padding:12px 20px;border-radius:8px;background-color:#283a97;color:#ffffff;font-weight:600;text-decoration:none">${openLabel[language]}</a></p>
<p style="margin:0;font-size:13px;line-height:1.7">${addressHint[language]}<br><a href="${address}" style="color:inherit;word-break:break-all">${address}</a></p>`
}

/** The line height leaves room for Lao vowels above and below. */
const font = "'Noto Sans Lao','Noto Sans',system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif"

export const mailHtml = ({ language, subject, body, link }: Message): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(subject)}</title>
</head>
<body style="margin:0;padding:24px 16px">
<div style="max-width:560px;margin:0 auto;font-family:${font};font-size:16px;line-height:1.7">
<h1 style="margin:0 0 20px;font-size:20px;line-height:1.6">${escaped(subject)}</h1>
${paragraphs(body)}
${button(language, link)}
</div>
</body>
</html>
`
