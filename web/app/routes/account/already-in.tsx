import { useEffect } from 'react'
import { Navigate, useLocation } from 'react-router'
import { homePath } from '../../frame/sections.ts'
import { isInBuild } from '../../languages/site-address.ts'
import { returnTo } from '../../session/return-to.ts'
import { useSession } from '../../session/use-session.ts'
import * as texts from './account-fields.texts.ts'

/** A signed-in visitor has no business on an account screen: continue to the page they asked for, or home. */
export function AlreadyIn() {
  const { search } = useLocation()
  const session = useSession()
  const place = returnTo(search) ?? homePath(session)
  return isInBuild(place) ? <Navigate to={place} replace /> : <IntoEnglish place={place} />
}

/** The areas behind sign-in are another build, which takes a moment to load. */
function IntoEnglish({ place }: { place: string }) {
  useEffect(() => window.location.replace(place), [place])
  return (
    <p role="status">
      {texts.signedIn}
      <a href={place} hrefLang="en">
        {texts.goOn}
      </a>
    </p>
  )
}
