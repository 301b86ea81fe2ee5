import { type Ref, useState } from 'react'
import { langOf, written } from '../../languages/written.tsx'
import * as texts from '../components.texts.ts'
import styles from './clip.module.css'

interface ClipProps {
  video: { id: string; title: string; description: string }
  /** Where the picture links to when the film does not load. */
  elsewhere: string
  startSeconds?: number
  /** Not chosen yet: its still image is not loaded, unless there is no script to choose with. */
  isPending?: boolean
  ref?: Ref<HTMLVideoElement>
}

/** One of our films in a frame with a fixed size: a still image first, silent, with captions. */
export function Clip({ isPending, ...film }: ClipProps) {
  if (!isPending) return <Film {...film} />
  return (
    <div className={styles.frame}>
      <noscript>
        <Film {...film} />
      </noscript>
    </div>
  )
}

function Film({ video: { id, title, description }, elsewhere, startSeconds, ref }: ClipProps) {
  const [hasFailed, setFailed] = useState(false)
  const file = (ending: string) => `/media/${id}.${ending}`
  if (hasFailed)
    return (
      <figure className={styles.frame}>
        <img
          src={file('webp')}
          alt={description}
          lang={langOf(description)}
          width="640"
          height="360"
          loading="lazy"
        />
        <figcaption className={styles.failed}>
          {texts.videoLost} <a href={elsewhere}>{texts.videosElsewhere}</a>
        </figcaption>
      </figure>
    )
  return (
    <div className={styles.frame}>
      <video
        key={id}
        ref={ref}
        controls
        muted
        playsInline
        preload="none"
        width="640"
        height="360"
        poster={file('webp')}
        aria-label={title}
        lang={langOf(title)}
        onLoadedMetadata={({ currentTarget }) => {
          if (startSeconds !== undefined) currentTarget.currentTime = startSeconds
        }}
      >
        <source src={file('webm')} type="video/webm" />
        <source src={file('mp4')} type="video/mp4" onError={() => setFailed(true)} />
        <track kind="captions" src={file('vtt')} srcLang="en" label="English" default />
        <a href={file('mp4')}>{written(description)}</a>
      </video>
    </div>
  )
}
