import type { Video } from '@touchline/domain/club/schemas/videos.ts'
import { useRef, useState } from 'react'
import { Clip } from '../../../components/video/clip.tsx'
import styles from './showcase.module.css'

const HALF = 0.5

export function Film({ video, elsewhere }: { video: Video; elsewhere: string }) {
  const player = useRef<HTMLVideoElement>(null)
  const [isSlow, setSlow] = useState(false)
  const toggle = () => {
    const next = !isSlow
    setSlow(next)
    if (player.current) player.current.playbackRate = next ? HALF : 1
  }
  return (
    <article className={styles.film}>
      <Clip ref={player} video={video} elsewhere={elsewhere} />
      <h3>{video.title}</h3>
      <p className={styles.facts}>
        <span>{video.ageGroup}</span>
        <span>{video.seconds} seconds</span>
        <span>captions</span>
      </p>
      <p>{video.description}</p>
      <button
        type="button"
        className="button quiet-button needs-script"
        aria-pressed={isSlow}
        onClick={toggle}
      >
        Half speed
      </button>
    </article>
  )
}
