import { type ReactNode, useState } from 'react'
import { langOf } from '../languages/written.tsx'

interface PhotoProps {
  address: string
  /** The alternative text; empty where the picture only decorates. */
  shows: string
  width: number
  height: number
  className?: string
  /** Shown in place of a picture that fails to load. */
  instead?: ReactNode
}

/** A picture hosted elsewhere by the club or an identity provider; the host does not learn who looks at it. */
export function Photo({ address, shows, instead = null, ...look }: PhotoProps) {
  const [lost, setLost] = useState('')
  if (lost === address) return instead
  return (
    <img
      {...look}
      src={address}
      alt={shows}
      lang={langOf(shows)}
      loading="lazy"
      referrerPolicy="no-referrer"
      // A picture that failed before hydration fired its error event before we could listen.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setLost(address)
      }}
      onError={() => setLost(address)}
    />
  )
}
