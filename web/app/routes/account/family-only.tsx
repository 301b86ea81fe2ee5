import { Outlet } from 'react-router'
import { AreaData } from '../../area/area-data.tsx'
import { FamilyGuard } from '../../session/guard.tsx'
import styles from './profile/profile.module.css'

export default function FamilyOnly() {
  return (
    <FamilyGuard>
      <AreaData>
        <div className={styles.alone}>
          <Outlet />
        </div>
      </AreaData>
    </FamilyGuard>
  )
}
