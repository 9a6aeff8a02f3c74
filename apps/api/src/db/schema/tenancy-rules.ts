// Rules that isolate workspaces and allow sharding by workspace_id; each query lists the violations of one rule.
import { type Kysely, sql } from 'kysely'
import { globalTables } from './global-tables.ts'

type TenancyRule = { rule: string; broken: string }
type TenancyBreach = { rule: string; object: string }

const isolation = `(workspace_id = (NULLIF(current_setting('app.workspace_id'::text, true), ''::text))::uuid)`
const globals = globalTables.map(name => `'${name}'`).join(', ')
const table = `pg_class t where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p') and t.relname !~ '^kysely_'`
const companyTable = `${table} and t.relname not in (${globals})`
const companyIds = `(select t.oid from ${companyTable})`
const ofExtension = (catalogue: string, oid: string) =>
  `exists (select from pg_depend where classid = '${catalogue}'::regclass and objid = ${oid} and deptype = 'e')`
const firstColumn = (keys: string) =>
  `(select attname from pg_attribute where attrelid = t.oid and attnum = ${keys})`

export const tenancyRules: readonly TenancyRule[] = [
  {
    rule: 'a table that is not in schema/global-tables.ts has workspace_id uuid not null',
    broken: `select t.relname as object from ${companyTable} and not exists (
      select from pg_attribute where attrelid = t.oid and attname = 'workspace_id'
      and atttypid = 'uuid'::regtype and attnotnull and not attisdropped)`,
  },
  {
    rule: 'a company table has row level security, forced',
    broken: `select t.relname as object from ${companyTable} and not (t.relrowsecurity and t.relforcerowsecurity)`,
  },
  {
    rule: 'a company table has the one policy of make_company_table()',
    broken: `select t.relname as object from ${companyTable} and (
      select coalesce(array_agg(concat_ws(' ', policyname, permissive, roles::text, cmd, qual, with_check)), '{}')
      from pg_policies where schemaname = 'public' and tablename = t.relname
    ) <> array[concat_ws(' ', 'workspace_rows', 'PERMISSIVE', '{public}', 'ALL', $q$${isolation}$q$, $q$${isolation}$q$)]`,
  },
  {
    rule: 'a company table has a primary key',
    broken: `select t.relname as object from ${companyTable}
      and not exists (select from pg_index where indrelid = t.oid and indisprimary)`,
  },
  {
    rule: 'primary keys and unique indexes of a company table begin with workspace_id',
    broken: `select t.relname || '.' || i.indexrelid::regclass as object from pg_index i, ${companyTable}
      and i.indrelid = t.oid and i.indisunique and ${firstColumn('i.indkey[0]')} is distinct from 'workspace_id'`,
  },
  {
    rule: 'foreign keys of a company table begin with workspace_id, on both sides',
    broken: `select t.relname || '.' || c.conname as object from pg_constraint c, ${companyTable}
      and c.conrelid = t.oid and c.contype = 'f' and (
        ${firstColumn('c.conkey[1]')} <> 'workspace_id' or
        case when c.confrelid in ${companyIds}
          then (select attname from pg_attribute where attrelid = c.confrelid and attnum = c.confkey[1]) <> 'workspace_id'
          else c.confrelid <> 'public.workspace'::regclass end)`,
  },
  {
    rule: 'a global table does not refer to a company table',
    broken: `select c.conrelid::regclass || '.' || c.conname as object from pg_constraint c
      where c.contype = 'f' and c.confrelid in ${companyIds} and c.conrelid not in ${companyIds}`,
  },
  {
    rule: 'a foreign key with several columns does not set them null or to a default',
    broken: `select t.relname || '.' || c.conname as object from pg_constraint c, ${companyTable}
      and c.conrelid = t.oid and c.contype = 'f' and (c.confdeltype in ('n', 'd') or c.confupdtype in ('n', 'd'))`,
  },
  {
    rule: 'a company table has no deferrable and no exclusion constraint',
    broken: `select t.relname || '.' || c.conname as object from pg_constraint c, ${companyTable}
      and c.conrelid = t.oid and (c.condeferrable or c.contype = 'x')`,
  },
  {
    rule: 'a company table has no trigger',
    broken: `select t.relname || '.' || g.tgname as object from pg_trigger g, ${companyTable}
      and g.tgrelid = t.oid and not g.tgisinternal`,
  },
  {
    rule: 'columns have none of the types that lose their index under row level security or their meaning over time',
    broken: `select t.relname || '.' || a.attname as object from pg_attribute a, ${table}
      and a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
      and a.atttypid in ('numeric'::regtype, 'money'::regtype, 'timestamp'::regtype, 'timetz'::regtype)`,
  },
  {
    rule: 'there are no enum types (text with a check instead)',
    broken: `select typname as object from pg_type where typtype = 'e' and typnamespace = 'public'::regnamespace`,
  },
  {
    rule: 'no function or view runs with the rights of its owner',
    // Extensions (pg_stat_statements) bring their own, which do not touch our tables.
    broken: `select proname as object from pg_proc p where pronamespace = 'public'::regnamespace and prosecdef
      and not ${ofExtension('pg_proc', 'p.oid')}
      union all select relname from pg_class t where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')
      and not coalesce('security_invoker=true' = any (reloptions), false) and not ${ofExtension('pg_class', 't.oid')}`,
  },
  {
    rule: 'every table in schema/global-tables.ts exists',
    broken: `select name as object from unnest(array[${globals}]) as name where to_regclass('public.' || name) is null`,
  },
]

/** All violations in this database. */
export async function tenancyBreaches<T>(db: Kysely<T>): Promise<readonly TenancyBreach[]> {
  const breaches: TenancyBreach[] = []
  for (const { rule, broken } of tenancyRules) {
    const { rows } = await sql.raw<{ object: string }>(broken).execute(db)
    breaches.push(...rows.map(({ object }) => ({ rule, object })))
  }
  return breaches
}
