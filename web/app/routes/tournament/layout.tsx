import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { keepForOffline } from '../../tournament/keep-for-offline.ts'

/** What all pages of a tournament share: once opened they work at a field without reception. */
export default function TournamentLayout() {
  useEffect(() => keepForOffline(), [])
  return <Outlet />
}
