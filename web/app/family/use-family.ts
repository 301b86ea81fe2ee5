import { useData } from '../area/area-data.tsx'
import { useSession } from '../session/use-session.ts'
import { loadFamily } from './load-family.ts'

/** The signed-in family; while an administrator is in a parent's shoes, that parent's. */
export function useFamily() {
  const userId = useSession().user?.id
  return useData(['family', userId], (request) => {
    if (!userId) throw new Error('Your account could not be opened just now.')
    return loadFamily(request, userId)
  })
}
