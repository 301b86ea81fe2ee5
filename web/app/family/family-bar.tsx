import { AreaRail } from '../area/area-rail.tsx'
import { useSession } from '../session/use-session.ts'
import { useIsAlive } from '../ui/use-is-alive.ts'
import styles from './family-bar.module.css'
import * as texts from './family-entries.texts.ts'
import { familyEntries } from './family-entries.tsx'

/** On a phone, keeps the family's bottom bar on the public pages that it links to. */
export function FamilyBar() {
  const { userRole } = useSession()
  if (!useIsAlive() || !userRole) return null
  return (
    <div className={styles.bar} data-area>
      <AreaRail label={texts.family} entries={familyEntries} />
    </div>
  )
}
