// What an endpoint asks for must be something a role can give.
import { actionsOfGroup } from '@hr/domain/access/permission-catalogue.ts'
import { expect, test } from 'vitest'
import { allEndpoints } from './endpoints.ts'

const asked = allEndpoints.flatMap(({ feature, name, endpoint: { allow } }) => {
  if (typeof allow !== 'object') return []
  const groups = 'amsGroup' in allow ? [allow.amsGroup] : [allow.group]
  return groups.flat().map(group => [`${feature}.${name}`, group, allow.action] as const)
})

test.each(asked)('%s: %s %s', (_, group, action) => expect(actionsOfGroup(group)).toContain(action))
