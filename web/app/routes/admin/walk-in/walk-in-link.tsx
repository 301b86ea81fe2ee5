import { Link } from 'react-router'
import { useMay } from '../../../desk/own-permissions.ts'

/** Shown to anybody who may register families. */
export function WalkInLink() {
  if (!useMay(['REGISTRATIONS'])) return null
  return (
    <Link className="small-button" to="/admin/walk-in">
      Walk-in family, no email
    </Link>
  )
}
