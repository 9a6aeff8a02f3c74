// {base}/openapi.json, and {base}/docs as a page without scripts.
import type { FastifyInstance } from 'fastify'
import { allEndpoints } from '@hr/contract/endpoints.ts'
import * as z from 'zod/mini'
import { version } from '#api/version.ts'
import { allowText, openApi } from './openapi.ts'

export function registerOpenApi(app: FastifyInstance, base: string): void {
  let document: string | undefined
  let page: string | undefined
  // Generated once: it takes 18 ms.
  app.get('/openapi.json', (_request, reply) =>
    reply.type('application/json; charset=utf-8').send((document ??= JSON.stringify(openApi(base)))),
  )
  app.get('/docs', (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      )
      .send((page ??= docsPage())),
  )
}

const style = `body{font:15px/1.6 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1a1b1e}
h2{margin-top:2.5rem}summary{cursor:pointer;padding:.4rem 0}code{font:14px ui-monospace,monospace}
pre{background:#f4f5f9;padding:1rem;overflow:auto;border-radius:8px}.who{color:#555}@media(prefers-color-scheme:dark){body{background:#16171a;color:#e6e6e6}pre{background:#222}.who{color:#aaa}}`

function docsPage(): string {
  const features = [...new Set(allEndpoints.map(({ feature }) => feature))]
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Sabai HR API ${version}</title><style>${style}</style></head><body><h1>Sabai HR API ${version}</h1>
<p>Machine-readable: <a href="openapi.json">openapi.json</a></p>${features.map(featureSection).join('')}</body></html>`
}

function featureSection(feature: string): string {
  const rows = allEndpoints
    .filter(one => one.feature === feature)
    .map(
      ({
        endpoint,
      }) => `<details><summary><code>${endpoint.method} ${escaped(endpoint.path)}</code> ${escaped(endpoint.summary)}
<span class="who">(${escaped(allowText(endpoint.allow))})</span></summary><h4>Input</h4>${schemaBlock(endpoint.input, 'input')}
<h4>Data of the answer</h4>${schemaBlock(endpoint.output, 'output')}</details>`,
    )
  return `<h2>${escaped(feature)}</h2>${rows.join('')}`
}

function schemaBlock(shape: z.ZodMiniType, io: 'input' | 'output'): string {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io, unrepresentable: 'any' })
  return `<pre>${escaped(JSON.stringify(schema, null, 2))}</pre>`
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, character => `&#${character.charCodeAt(0)};`)
}
