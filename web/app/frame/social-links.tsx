import type { ReactNode } from 'react'
import { useFrame } from '../club/use-frame.ts'
import * as texts from './frame.texts.ts'
import { PhotoIcon, VideoIcon } from './icons.tsx'
import styles from './social-links.module.css'

interface SocialPlace {
  name: string
  href: string
  icon: ReactNode
}

/** The club's profiles elsewhere; empty until the frame is known. */
export function useSocialPlaces(): SocialPlace[] {
  const contact = useFrame()?.contact
  if (!contact) return []
  return [
    { name: texts.clubVideos, href: contact.socialVideoLink, icon: <VideoIcon /> },
    { name: texts.clubPhotos, href: contact.socialPhotoLink, icon: <PhotoIcon /> },
  ]
}

/** Links to the club's video and photo pages; in the areas behind sign-in the rail has them. */
export function SocialLinks() {
  const places = useSocialPlaces()
  if (places.length === 0) return null
  return (
    <aside className={`no-print ${styles.links}`} aria-label={texts.clubPictures}>
      {places.map(({ name, href, icon }) => (
        <a key={name} href={href} aria-label={name} title={name}>
          {icon}
        </a>
      ))}
    </aside>
  )
}
