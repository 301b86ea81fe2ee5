import type { Video } from '@touchline/domain/club/schemas/videos.ts'
import { useRef, useState } from 'react'
import { Clip } from '../../../components/video/clip.tsx'
import { langOf, written } from '../../../languages/written.tsx'
import { Button } from '../../../ui/button.tsx'
import styles from './showcase.module.css'
import * as texts from './showcase.texts.ts'

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
      <h3>{written(video.title)}</h3>
      <p className={styles.tags}>
        <span lang={langOf(video.ageGroup)}>{video.ageGroup}</span>
        <span>{texts.seconds(video.seconds)}</span>
        <span>{texts.captions}</span>
      </p>
      <p>{written(video.description)}</p>
      <Button kind="quiet" className="needs-script" aria-pressed={isSlow} onClick={toggle}>
        {texts.halfSpeed}
      </Button>
    </article>
  )
}
