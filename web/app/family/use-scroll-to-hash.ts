import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** The part that the address names comes after the data, too late for the browser to find it. */
export function useScrollToHash(): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash])
}
