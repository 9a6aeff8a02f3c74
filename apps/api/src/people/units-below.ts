// The ids of a unit and of all its descendants, as a subquery.
import { sql } from 'kysely'

export const unitsBelow = (workspaceId: string, unitId: string) => sql`
  with recursive below as (
    select id from org_node where workspace_id = ${workspaceId} and id = ${unitId}
    union
    select n.id from org_node n join below b on n.parent_id = b.id where n.workspace_id = ${workspaceId}
  ) select id from below`
