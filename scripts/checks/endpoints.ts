// Contract and server agree: every endpoint has its route, and every route its endpoint.
import { allEndpoints } from '../../packages/contract/src/endpoints.ts'
import { routes } from '../../apps/api/src/routes.ts'

export function endpointFindings(): string[] {
  const served = new Set(routes.map(route => route.endpoint))
  const known = new Set(allEndpoints.map(({ endpoint }) => endpoint))
  return [
    ...allEndpoints
      .filter(({ endpoint }) => !served.has(endpoint))
      .map(({ name, feature }) => `${feature}.${name} is not served`),
    ...routes
      .filter(route => !known.has(route.endpoint))
      .map(({ endpoint }) => `${endpoint.method} ${endpoint.path} is not in contract/endpoints.ts`),
    ...(served.size === routes.length ? [] : ['an endpoint is registered twice']),
  ]
}
