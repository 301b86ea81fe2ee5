import type { Sharing } from '@touchline/domain/families/family-sharing.ts'
import { useData } from '../area/area-data.tsx'
import { openTabSession } from '../session/tab-session.ts'
import { useSession } from '../session/use-session.ts'

/**
 * The guardian they share their children with; nothing while an admin views the site as them, since sharing is their
 * own business.
 */
export function useSharing() {
  const { user, isImpersonating } = useSession()
  return useData<Sharing | null>(['sharing', user?.id, isImpersonating], async () =>
    isImpersonating ? null : (await openTabSession()).account.sharing(),
  )
}
