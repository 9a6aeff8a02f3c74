import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

describe('readConfig', () => {
  test('needs no variable', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: `${process.cwd()}/data`,
      databaseUrl: null,
      seed: 'demo',
      publicUrl: 'http://localhost:3000',
      smtpUrl: null,
      mailFrom: 'Sabai HR <no-reply@localhost>',
      vapid: null,
      errorWebhookUrl: null,
      fullAccessEmployeeId: 195,
      sessionHours: 12,
      logLevel: 'info',
      apiBase: '/api',
      trustProxy: ['loopback'],
    })
  })

  test('an empty FULL_ACCESS_EMPLOYEE_ID turns the rule off (P6)', () => {
    expect(readConfig({ FULL_ACCESS_EMPLOYEE_ID: '' }).fullAccessEmployeeId).toBeNull()
    expect(readConfig({ FULL_ACCESS_EMPLOYEE_ID: '7' }).fullAccessEmployeeId).toBe(7)
  })

  test('treats an empty value as missing', () => {
    expect(readConfig({ PORT: ' ', SMTP_URL: '', SEED: '' })).toMatchObject({
      port: 3000,
      smtpUrl: null,
      seed: 'demo',
    })
  })

  test('keeps addresses as given', () => {
    const socket = 'postgres://owner@/company?host=/run/postgresql'
    expect(readConfig({ DATABASE_URL: socket, PUBLIC_URL: 'https://hr.example.la/' })).toMatchObject({
      databaseUrl: socket,
      publicUrl: 'https://hr.example.la',
    })
    expect(readConfig({ VITE_API_BASE: 'https://hr.example.la/v1/api/' }).apiBase).toBe('/v1/api')
    expect(readConfig({ HOST: '::', PORT: '8080' }).publicUrl).toBe('http://localhost:8080')
  })

  test.each([
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['PORT', '3000x'],
    ['DATABASE_URL', 'mysql://x'],
    ['SEED', 'Demo'],
    ['PUBLIC_URL', 'hr.example.la'],
    ['PUBLIC_URL', 'https://'],
    ['SMTP_URL', 'mail.example.la:25'],
    ['MAIL_FROM', 'no one'],
    ['MAIL_FROM', 'a@b\r\nBcc: c@d'],
    ['VAPID_PUBLIC_KEY', 'B'.repeat(87)],
    ['ERROR_WEBHOOK_URL', 'http://chat.example.com/hook'],
    ['FULL_ACCESS_EMPLOYEE_ID', '0'],
    ['SESSION_HOURS', '1.5'],
    ['LOG_LEVEL', 'loud'],
    ['VITE_API_BASE', 'api'],
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '0'],
    ['TRUST_PROXY', '10'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '10.0.0.1,'],
    ['TRUST_PROXY', '300.1.1.1'],
    ['TRUST_PROXY', 'proxy.local'],
  ])('%s=%s stops the start and names the variable', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError)
    expect(() => readConfig({ [name]: value })).toThrow(name)
  })

  test.each([
    ['1', 1],
    ['loopback', ['loopback']],
    ['172.18.0.0/16', ['172.18.0.0/16']],
    ['10.0.0.5, fd00::/8,uniquelocal', ['10.0.0.5', 'fd00::/8', 'uniquelocal']],
  ])('TRUST_PROXY=%s', (value, expected) =>
    expect(readConfig({ TRUST_PROXY: value }).trustProxy).toEqual(expected),
  )

  test('never shows a password in its message', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://root:hunter2@db/x' })).not.toThrow('hunter2')
  })
})
