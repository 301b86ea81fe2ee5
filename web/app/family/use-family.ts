import { useQuery } from '@tanstack/react-query'
import { lastSeen, loadAndKeep } from '../area/last-seen-screen.ts'
import { tabRequest } from '../early/early-answers.ts'
import { cannotOpen } from '../session/guard.texts.ts'
import { useSession } from '../session/use-session.ts'
import { loadFamily } from './load-family.ts'
import { shownOfFamily } from './shown-of-family.ts'

const screen = { name: 'family', shown: shownOfFamily }

/**
 * The signed-in family; while an administrator is in a parent's shoes, that parent's. A screen that only shows it may
 * begin with what was last seen of it on this device; a form never does. Not wanted where nobody has signed in.
 */
export function useFamily({ showsLastSeen = false, isWanted = true } = {}) {
  const userId = useSession().user?.id
  return useQuery({
    queryKey: ['family', userId],
    queryFn: async () => {
      if (!userId) throw new Error(cannotOpen)
      return loadAndKeep(screen, () => loadFamily(tabRequest, userId))
    },
    enabled: isWanted,
    placeholderData: () => (showsLastSeen ? lastSeen(screen) : undefined),
  })
}
