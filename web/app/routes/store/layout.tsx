import { type LoaderFunctionArgs, Outlet } from 'react-router'
import { AreaData } from '../../area/area-data.tsx'
import { OfflineNote } from '../../area/offline-note.tsx'
import { loadClub } from '../../club/load-club.ts'
import { FamilyBar } from '../../family/family-bar.tsx'
import { siteContext } from '../../site.ts'
import { Toasts } from '../../ui/toast.tsx'

/** The words around the store, and what it sells. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { store, kit, payment, season } = await loadClub(context)
  const { today } = context.get(siteContext)
  return { store, kit, payment, season, today }
}

export default function StoreLayout() {
  return (
    <AreaData>
      <OfflineNote />
      <Outlet />
      <FamilyBar />
      <Toasts />
    </AreaData>
  )
}
