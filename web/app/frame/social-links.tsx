import { useFrame } from '../club/use-frame.ts'
import { PhotoIcon, VideoIcon } from './icons.tsx'
import styles from './social-links.module.css'

/** The club's video and photo pages, always at hand. */
export function SocialLinks() {
  const contact = useFrame()?.contact
  if (!contact) return null
  return (
    <aside className={`no-print ${styles.links}`} aria-label="Club videos and photos">
      <a href={contact.socialVideoLink} aria-label="Club videos" title="Club videos">
        <VideoIcon />
      </a>
      <a href={contact.socialPhotoLink} aria-label="Club photos" title="Club photos">
        <PhotoIcon />
      </a>
    </aside>
  )
}
