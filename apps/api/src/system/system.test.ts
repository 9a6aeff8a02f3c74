import { expect, test } from 'vitest'
import { testServer } from '#test/test-server.ts'

const server = testServer()

test('health and readiness reveal no version or setting', async () => {
  const health = await server.app.inject('/api/health')
  expect(health.statusCode).toBe(200)
  expect(health.json().data).toEqual({ status: 'ok', uptimeSeconds: expect.any(Number) })
  const ready = await server.app.inject('/api/ready')
  expect(ready.statusCode).toBe(200)
  expect(ready.json().data).toEqual({ status: 'ok', webPush: true })
})

test('an unknown call is NOT_FOUND in the reader’s language', async () => {
  const answer = await server.app.inject({ url: '/api/nothing', headers: { 'accept-language': 'lo' } })
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toEqual({
    success: false,
    message: 'ບໍ່ພົບຂໍ້ມູນ',
    errors: ['NOT_FOUND', 'ບໍ່ພົບຂໍ້ມູນ'],
  })
})

test('the OpenAPI document names every path once and contains valid JSON schemas', async () => {
  const { paths } = (await server.app.inject('/api/openapi.json')).json()
  expect(Object.keys(paths)).toContain('/leave-requests/{id}/approve')
  const docs = await server.app.inject('/api/docs')
  expect(docs.body).toContain('/auth/employee/login')
})
