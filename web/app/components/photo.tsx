import { type ReactNode, useState } from 'react'
import { langOf } from '../languages/written.tsx'

interface PhotoProps {
  address: string
  /** In words, for those who do not see it; nothing where it only decorates. */
  shows: string
  width: number
  height: number
  className?: string
  /** Stands in for a picture that does not come. */
  instead?: ReactNode
}

/** A picture that the club, or an identity provider, keeps elsewhere; it does not learn who looks at it. */
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
      // One that failed before the page came alive sent no event.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setLost(address)
      }}
      onError={() => setLost(address)}
    />
  )
}
