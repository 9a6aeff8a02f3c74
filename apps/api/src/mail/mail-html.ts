// The HTML part of a message, for every mail program: tables and inline styles, which Outlook needs, and a dark scheme for
// those that read style sheets. It loads nothing; the logo travels with it. Everything from outside is escaped.
import type { Language } from '@hr/contract/messages/text.ts'
import { mailFont, mailStyles, outlookStyles } from './mail-styles.ts'

type MailLogo = {
  /** Content id of the attached picture. */
  readonly cid: string
  readonly width: number
  readonly height: number
}
export type MailPage = {
  readonly language: Language
  readonly subject: string
  /** Paragraphs separated by empty lines. */
  readonly body: string
  readonly link: string | null
  /** The words of the button that opens the link. */
  readonly button: string
  /** Of whom the message is; null for the installation itself. */
  readonly sender: { readonly name: string; readonly logo: MailLogo | null } | null
  /** Where these mails can be turned off; null for those that cannot. */
  readonly unsubscribe: string | null
}

export const mailWords: Readonly<Record<Language, Readonly<Record<'address' | 'why' | 'stop', string>>>> = {
  en: {
    address: 'Or copy this address into your browser:',
    why: 'Sent by Sabai HR.',
    stop: 'Turn off these e-mails',
  },
  lo: {
    address: 'ຫຼື ສຳເນົາທີ່ຢູ່ນີ້ໃສ່ໃນບຣາວເຊີ:',
    why: 'ສົ່ງໂດຍ Sabai HR.',
    stop: 'ປິດການຮັບອີເມວແບບນີ້',
  },
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string): string => text.replace(/[&<>"']/g, sign => entities[sign] ?? sign)

const parts = (body: string): string[] => body.split(/\n{2,}/).filter(text => text.trim() !== '')

/** Several lines are facts, set apart; a single one is a sentence. */
const paragraph = (text: string): string =>
  text.includes('\n')
    ? `<table role="presentation" class="facts" width="100%" cellpadding="0" cellspacing="0" bgcolor="#f4f5fa" style="margin:0 0 16px;border-radius:8px;background-color:#f4f5fa"><tr><td style="padding:12px 16px">${lines(text)}</td></tr></table>`
    : `<p style="margin:0 0 16px">${escaped(text)}</p>`

/** The first line stands out; of lines like "Username: noy" each value does. */
function lines(text: string): string {
  const all = text.split('\n').map(escaped)
  const isFacts = all.every(line => line.includes(': '))
  return all
    .map((line, place) => {
      if (isFacts) return line.replace(/: (.*)/, ': <strong>$1</strong>')
      return place === 0 ? `<strong>${line}</strong>` : line
    })
    .join('<br>')
}

/** Outlook draws the cell, other programs the link in it. */
function linkButton({ language, link, button }: MailPage): string {
  if (link === null) return ''
  const address = escaped(link)
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 20px"><tr><td class="button" bgcolor="#283a97" style="border-radius:8px;background-color:#283a97"><a href="${address}" style="display:inline-block;padding:12px 24px;color:#ffffff;font-weight:600;text-decoration:none">${escaped(button)}</a></td></tr></table>
<p class="dimmed" style="margin:0;font-size:13px;color:#5b6275">${mailWords[language].address}<br><a class="dimmed" href="${address}" style="color:#5b6275;word-break:break-all">${address}</a></p>`
}

function head(sender: MailPage['sender']): string {
  if (!sender) return '<strong class="brand" style="font-size:17px;color:#283a97">Sabai HR</strong>'
  const { name, logo } = sender
  const text = escaped(name)
  if (!logo) return `<strong class="brand" style="font-size:17px;color:#283a97">${text}</strong>`
  // On a white plate: a logo is drawn for light paper.
  return `<span style="display:inline-block;padding:6px;border-radius:8px;background-color:#ffffff"><img src="cid:${logo.cid}" width="${logo.width}" height="${logo.height}" alt="${text}" style="display:block;border:0"></span>`
}

function foot({ language, sender, unsubscribe }: MailPage): string {
  const words = mailWords[language]
  const whose = sender === null ? '' : `${escaped(sender.name)}<br>`
  const stop =
    unsubscribe === null
      ? ''
      : ` <a class="dimmed" href="${escaped(unsubscribe)}" style="color:#5b6275">${words.stop}</a>`
  return `${whose}${words.why}${stop}`
}

export function mailHtml(page: MailPage): string {
  const { language, subject, body, sender } = page
  const [preview = ''] = parts(body)
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>${mailStyles}</style>
<!--[if mso]><style>${outlookStyles}</style><![endif]-->
</head>
<body class="page" bgcolor="#eef0f6" style="margin:0;padding:0;background-color:#eef0f6">
<div style="display:none;max-height:0;overflow:hidden">${escaped(preview)}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" bgcolor="#eef0f6" style="background-color:#eef0f6"><tr><td align="center" class="around" style="padding:32px 16px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;text-align:left;font-family:${mailFont};font-size:16px;line-height:1.7;color:#1d2233">
<tr><td style="padding:0 8px 16px">${head(sender)}</td></tr>
<tr><td class="card" bgcolor="#ffffff" style="padding:32px;border:1px solid #dfe2ec;border-radius:12px;background-color:#ffffff">
<h1 style="margin:0 0 16px;font-size:21px;line-height:1.5">${escaped(subject)}</h1>
${parts(body).map(paragraph).join('\n')}
${linkButton(page)}
</td></tr>
<tr><td class="dimmed" style="padding:16px 8px 0;font-size:13px;color:#5b6275">${foot(page)}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`
}
