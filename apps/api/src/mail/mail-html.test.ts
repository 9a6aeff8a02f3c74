import { describe, expect, test } from 'vitest'
import { mailButton } from './mail-buttons.ts'
import { mailHtml } from './mail-html.ts'
import type { MailPage } from './mail-html.ts'
import { mailText } from './mail-text.ts'

const leave = {
  request: 'leave request',
  type: 'Annual',
  dates: '02/03/2026 - 03/03/2026',
  days: '2 days',
  employee: 'Noy',
}
const link = 'https://hr.example.la/app/leaves/approved-leave-requests/1?a=1&b=2'
const logo = { cid: 'logo', width: 200, height: 48 }
const plain: MailPage = {
  language: 'en',
  subject: 'S',
  body: 'B',
  link: null,
  button: 'Open request',
  sender: null,
  unsubscribe: null,
}
const htmlOf = (employee: string, changes: Partial<MailPage> = {}) => {
  const text = mailText(changes.language ?? 'en', 'requestWaiting', { ...leave, employee })
  return mailHtml({ ...plain, link, ...text, ...changes })
}
const addresses = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(match => match[1])

describe('mailHtml', () => {
  test('paragraphs, facts and the link, in the language of the reader', () => {
    const html = htmlOf('Noy')
    expect(html).toContain('<html lang="en">')
    expect(html).toContain('<strong>Annual</strong><br>02/03/2026 - 03/03/2026<br>2 days</td>')
    expect(html).toContain('href="https://hr.example.la/app/leaves/approved-leave-requests/1?a=1&amp;b=2"')
    expect(html).toContain('>Open request</a>')
    expect(htmlOf('ນ້ອຍ', { language: 'lo', button: mailButton('lo', 'requestWaiting') })).toMatch(
      /<html lang="lo">[^]*>ເປີດຄຳຂໍ<\/a>/,
    )
  })

  test('of a username and a password both values stand out', () => {
    const sent = { company: 'Sabai', username: 'noy', password: 'Ab: <1>' }
    const html = mailHtml({ ...plain, ...mailText('en', 'newSignIn', sent) })
    expect(html).toContain(
      'Username: <strong>noy</strong><br>Temporary password: <strong>Ab: &lt;1&gt;</strong></td>',
    )
  })

  test('the button of a mail that does something says what; of any other it opens the application', () => {
    expect(mailButton('en', 'resetPassword')).toBe('Set a new password')
    expect(mailButton('lo', 'newSignIn')).toBe('ເຂົ້າສູ່ລະບົບ')
    expect(mailButton('en', 'digest')).toBe('Open in Sabai HR')
    expect(mailButton('en', 'constructor')).toBe('Open in Sabai HR')
  })

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '"><a href="https://evil.la">',
    "' onclick='x",
    '&lt;b&gt;',
  ])('a name like %j is text', name => {
    const html = htmlOf(name, { sender: { name, logo } })
    expect(html).not.toContain(name)
    const tags = [...html.matchAll(/<\/?(\w+)/g)].map(([, tag = '']) => tag)
    expect(tags.filter(tag => ['script', 'img'].includes(tag))).toEqual(['img'])
    expect(addresses(html)).toEqual(Array.from({ length: 2 }, () => link.replace('&', '&amp;')))
  })

  test('nothing is loaded from elsewhere: the logo is attached', () => {
    const html = htmlOf('Noy', { sender: { name: 'Lanexang', logo } })
    expect(html.match(/src="[^"]*"/g)).toEqual(['src="cid:logo"'])
    expect(html).not.toMatch(/<(link|script|form|iframe)\b|url\(|@import/)
  })

  test('a company without a logo shows its name, the installation shows its own', () => {
    expect(htmlOf('Noy', { sender: { name: 'Lanexang', logo: null } })).toMatch(
      /class="brand"[^>]*>Lanexang</,
    )
    expect(htmlOf('Noy')).toMatch(/class="brand"[^>]*>Sabai HR</)
  })

  test('every class has its colours in the dark scheme', () => {
    const html = htmlOf('Noy', { unsubscribe: link })
    const used = new Set([...html.matchAll(/class="([^"]*)"/g)].map(match => match[1] ?? ''))
    const dark = html.slice(html.indexOf('prefers-color-scheme:dark'))
    for (const name of used) if (name !== 'around') expect(dark).toContain(`.${name}{`)
  })

  test('mails that can be turned off say where', () => {
    expect(addresses(mailHtml({ ...plain, unsubscribe: 'https://hr.example.la/x' }))).toEqual([
      'https://hr.example.la/x',
    ])
  })

  test('without a link there is no button', () => expect(mailHtml(plain)).not.toContain('<a '))
})
