import { allEndpoints } from '@hr/contract/endpoints.ts'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { outputSerializer } from './output-serializer.ts'

test.each(
  allEndpoints.filter(({ endpoint }) => !endpoint.raw).map(({ name, endpoint }) => [name, endpoint] as const),
)('the answer of %s can be written', (_name, endpoint) => {
  expect(outputSerializer(endpoint)).toBeTypeOf('function')
})

test('fields outside the contract never leave the server', () => {
  const endpoint = { ...allEndpoints[0]!.endpoint, output: z.object({ name: z.string() }) }
  const data = { name: 'Noy', salary: 5_000_000 }
  expect(JSON.parse(outputSerializer(endpoint)({ success: true, message: '', data }))).toEqual({
    success: true,
    message: '',
    data: { name: 'Noy' },
  })
})
