import { Frame } from './Frame.tsx'
import { GlobalSearch } from './GlobalSearch.tsx'
import { amsMenu } from './menu.ts'

/** Everything below /ams. */
export function AmsLayout() {
  return <Frame menu={amsMenu} tools={<GlobalSearch menu={amsMenu} />} />
}
