// What tests of importing people share: a file as HR sends it.
import { importEmployees } from '@hr/contract/employee-import.ts'
import { call } from './call.ts'
import type { TestApp } from './test-app.ts'

export type ImportOptions = { dryRun?: boolean; language?: string }

export const importPeople = (
  server: TestApp,
  token: string | null,
  text: string | Buffer,
  { dryRun = false, language = 'en' }: ImportOptions = {},
) =>
  call(
    server,
    token,
    importEmployees,
    { dryRun },
    {
      files: [{ name: 'people.csv', bytes: Buffer.from(text) }],
      headers: { 'accept-language': language },
    },
  )
