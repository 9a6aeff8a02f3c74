// What an installation makes once and keeps: keys and secrets.
import * as z from 'zod/mini'
import type { Db } from './schema/tables.ts'

/** The first process that needs it creates it. */
export async function keptSetting<Shape extends z.ZodMiniType>(
  db: Db,
  key: string,
  { shape, make }: { readonly shape: Shape; readonly make: () => z.input<Shape> },
): Promise<z.output<Shape>> {
  const find = () =>
    db.selectFrom('installation_setting').select('value').where('key', '=', key).executeTakeFirst()
  const known = await find()
  if (known) return z.parse(shape, known.value)
  await db
    .insertInto('installation_setting')
    .values({ key, value: JSON.stringify(make()) })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const made = await find()
  if (!made) throw new Error(`The setting ${key} could not be kept`)
  return z.parse(shape, made.value)
}
