import type { Video } from '@touchline/domain/club/schemas/videos.ts'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Clip } from '../../../components/video/clip.tsx'
import { SiteLink } from '../../../languages/site-link.tsx'
import { written } from '../../../languages/written.tsx'
import { Button } from '../../../ui/button.tsx'
import { Section } from '../../../ui/section.tsx'
import styles from './featured-video.module.css'
import * as texts from './home.texts.ts'

interface FeaturedVideoProps {
  videos: Video[]
  links: { socialVideoLink: string; socialPhotoLink: string }
}

/** A random film. The server cannot know which one, so without scripts it shows the first. */
export function FeaturedVideo({ videos, links }: FeaturedVideoProps) {
  const [picked, setPicked] = useState<Picked<Video> | null>(null)
  const [isLast, setLast] = useState(false)
  const player = useRef<HTMLVideoElement>(null)
  const show = (seen: readonly string[]) => {
    const next = pickVideo(videos, seen, Math.random)
    if (!next) return
    rememberVideo(next.video.id)
    setPicked(next)
    setLast(videos.every(({ id }) => id === next.video.id || seen.includes(id)))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each visit to the page
  useEffect(() => {
    const seen = seenVideos()
    // After all of them, it starts over.
    show(videos.every(({ id }) => seen.includes(id)) ? [] : seen)
  }, [])
  usePlayInView(player, picked?.video.id)
  const video = picked?.video ?? videos[0]
  if (!video) return null
  return (
    <Section id="video" title={texts.featuredGame} onTurf className={`mown ${styles.section}`}>
      <div className={styles.stage}>
        <Clip
          key={video.id}
          ref={player}
          video={video}
          startSeconds={picked?.startSeconds}
          isPending={picked === null}
          elsewhere={links.socialVideoLink}
        />
        <div className={styles.words}>
          <h3 className={styles.title}>{written(video.title)}</h3>
          <p className={styles.age}>{video.ageGroup}</p>
          <p>{written(video.description)}</p>
          <p className={styles.actions}>
            {isLast ? (
              <span role="status">{texts.seenAll(videos.length)}</span>
            ) : (
              <Button className="needs-script" onClick={() => show(seenVideos())}>
                {texts.watchAnother}
              </Button>
            )}
            <SiteLink className={styles.link} to="/showcase">
              {texts.allFilms}
            </SiteLink>
          </p>
          <p className={styles.actions}>
            <a className={styles.link} href={links.socialVideoLink}>
              {texts.videoPage}
            </a>
            <a className={styles.link} href={links.socialPhotoLink}>
              {texts.photoPage}
            </a>
          </p>
        </div>
      </div>
    </Section>
  )
}

const SEEN = 'seen-videos'

/** The videos shown in this visit, for as long as the tab is open. */
function seenVideos(): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(SEEN) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

function rememberVideo(id: string): void {
  try {
    sessionStorage.setItem(SEEN, JSON.stringify([...seenVideos(), id]))
  } catch {
    // Without storage, a video may be shown twice.
  }
}

interface Connection {
  saveData?: boolean
}

const MOSTLY = 0.6

/** Plays silently while most of the film is visible, unless the visitor prefers less motion or less data. */
function usePlayInView(player: RefObject<HTMLVideoElement | null>, id: string | undefined): void {
  useEffect(() => {
    const video = player.current
    if (!video || !id || wantsStillness()) return
    const watch = new IntersectionObserver(
      ([entry]) => {
        // If the browser refuses to play it, the still image and the controls stay.
        if (entry?.isIntersecting) video.play().catch(() => {})
        else video.pause()
      },
      { threshold: MOSTLY },
    )
    watch.observe(video)
    return () => watch.disconnect()
  }, [player, id])
}

function wantsStillness(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return connection?.saveData === true || matchMedia('(prefers-reduced-motion: reduce)').matches
}

const EARLIEST = 0.1
const LATEST = 0.8

interface Timed {
  id: string
  seconds: number
}

interface Picked<Video> {
  video: Video
  /** Where it starts: between 10 % and 80 % of its length. */
  startSeconds: number
}

/** A random one that was not shown in this visit; null if all of them were. */
export function pickVideo<Video extends Timed>(
  videos: readonly Video[],
  seen: readonly string[],
  random: () => number,
): Picked<Video> | null {
  const fresh = videos.filter(({ id }) => !seen.includes(id))
  const video = fresh[Math.floor(random() * fresh.length)]
  if (!video) return null
  return { video, startSeconds: video.seconds * (EARLIEST + random() * (LATEST - EARLIEST)) }
}
