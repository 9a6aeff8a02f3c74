// What tests of importing people share: a file as HR sends it.
import type { InputOf } from '@hr/contract/endpoint.ts'
import { importEmployees } from '@hr/contract/employee-import.ts'
import { call } from './call.ts'
import type { TestApp } from './test-app.ts'

type Input = InputOf<typeof importEmployees>
export type ImportOptions = Omit<Input, 'progressId'> & {
  language?: string
  newUnits?: readonly string[]
}

export const newUnit = (name: string) => ({ column: 'unit', name }) as const

export const importPeople = (
  server: TestApp,
  token: string | null,
  text: string | Buffer,
  { dryRun = false, language = 'en', newUnits = [], names = [], ...options }: ImportOptions = {},
) =>
  call(
    server,
    token,
    importEmployees,
    { dryRun, names: [...names, ...newUnits.map(newUnit)], ...options },
    {
      files: [{ name: 'people.csv', bytes: Buffer.from(text) }],
      headers: { 'accept-language': language },
    },
  )
