import { describe, expect, test } from 'vitest'
import { mailHtml } from './mail-html.ts'
import { mailText } from './mail-text.ts'

const leave = {
  request: 'leave request',
  type: 'Annual',
  dates: '02/03/2026 - 03/03/2026',
  days: '2 days',
  employee: 'Noy',
}
const link = 'https://hr.example.la/app/leaves/approved-leave-requests/1?a=1&b=2'
const htmlOf = (employee: string, language: 'en' | 'lo' = 'en') =>
  mailHtml({ language, link, ...mailText(language, 'requestWaiting', { ...leave, employee }) })

describe('mailHtml', () => {
  test('paragraphs, lines and the link, in the language of the reader', () => {
    const html = htmlOf('Noy')
    expect(html).toContain('<html lang="en">')
    expect(html).toContain('Annual<br>02/03/2026 - 03/03/2026<br>2 days</p>')
    expect(html).toContain('href="https://hr.example.la/app/leaves/approved-leave-requests/1?a=1&amp;b=2"')
    expect(html).toContain('>Open in Sabai HR</a>')
    expect(htmlOf('ນ້ອຍ', 'lo')).toMatch(/<html lang="lo">[^]*ເປີດໃນ Sabai HR/)
  })

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '"><a href="https://evil.la">',
    "' onclick='x",
    '&lt;b&gt;',
  ])('a name like %j is text', name => {
    const html = htmlOf(name)
    expect(html).not.toContain(name)
    const tags = [...html.matchAll(/<\/?(\w+)/g)].map(([, tag = '']) => tag)
    expect(tags.filter(tag => ['script', 'img'].includes(tag))).toEqual([])
    expect([...html.matchAll(/href="([^"]*)"/g)].map(match => match[1])).toEqual(
      Array.from({ length: 2 }, () => link.replace('&', '&amp;')),
    )
  })

  test('nothing is loaded from elsewhere', () => {
    const html = htmlOf('Noy')
    expect(html).not.toMatch(/<(img|link|script|form|iframe)\b|url\(|src=/)
  })

  test('without a link there is no button', () =>
    expect(mailHtml({ language: 'en', subject: 'S', body: 'B', link: null })).not.toContain('<a '))
})
