import { Outlet } from 'react-router'
import { FamilyGuard } from '../../session/guard.tsx'

export default function FamilyOnly() {
  return (
    <FamilyGuard>
      <Outlet />
    </FamilyGuard>
  )
}
