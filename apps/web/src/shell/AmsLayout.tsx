import { Frame } from './Frame.tsx'
import { GlobalSearch } from './GlobalSearch.tsx'
import { amsMenu } from './menu.ts'

/** The layout of /ams. */
export function AmsLayout() {
  return <Frame menu={amsMenu} tools={<GlobalSearch menu={amsMenu} />} />
}
