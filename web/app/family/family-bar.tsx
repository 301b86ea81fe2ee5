import { AreaRail } from '../area/area-rail.tsx'
import { useSession } from '../session/use-session.ts'
import { useIsAlive } from '../ui/use-is-alive.ts'
import styles from './family-bar.module.css'
import * as texts from './family-entries.texts.ts'
import { familyEntries } from './family-entries.tsx'

/** On a phone, the family's bar stays under the thumb on the public pages that are part of its ways. */
export function FamilyBar() {
  const { userRole } = useSession()
  if (!useIsAlive() || !userRole) return null
  return (
    <div className={styles.bar} data-area>
      <AreaRail label={texts.family} entries={familyEntries} />
    </div>
  )
}
