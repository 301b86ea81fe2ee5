import type { Sharing } from '@touchline/domain/families/family-sharing.ts'
import { useData } from '../area/area-data.tsx'
import { openTabSession } from '../session/tab-session.ts'
import { useSession } from '../session/use-session.ts'

/** With whom they share their children; nothing while somebody views the site in their place, for it is theirs alone. */
export function useSharing() {
  const { user, isImpersonating } = useSession()
  return useData<Sharing | null>(['sharing', user?.id, isImpersonating], async () =>
    isImpersonating ? null : (await openTabSession()).account.sharing(),
  )
}
