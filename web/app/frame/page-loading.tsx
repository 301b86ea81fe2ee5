import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { Loading } from '../ui/loading.tsx'
import * as texts from './frame.texts.ts'
import styles from './page-loading.module.css'

const FLASH_MS = 150

/** Shown between two pages when the next one takes long. */
export function PageLoading() {
  const { state } = useNavigation()
  const isSlow = useDelayed(state === 'loading')
  if (!isSlow) return null
  return (
    <div className={styles.over}>
      <Loading message={texts.loadingPage} size="small" />
    </div>
  )
}

function useDelayed(isWanted: boolean): boolean {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (!isWanted) return setShown(false)
    const timer = setTimeout(() => setShown(true), FLASH_MS)
    return () => clearTimeout(timer)
  }, [isWanted])
  return isShown
}
