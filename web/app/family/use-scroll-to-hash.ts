import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** The element that the hash names renders after the data have loaded, too late for the browser to scroll to it. */
export function useScrollToHash(): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash])
}
