import { settingProblems } from '@touchline/domain/club/setting-problems.ts'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useChange } from '../../../area/area-data.tsx'
import { plainProblem } from '../../../data/plain-problem.ts'
import { notify } from '../../../ui/toast.tsx'
import { keepPost, type NewsKey, PostChanged, type Written } from './keep-post.ts'

/** The message after saving, and where to go then; null stays here. */
interface Done<Key extends NewsKey> {
  words: string
  to: (kept: Written<Key> | null) => string | null
}

const GONE = 'This post is gone: someone else has published, moved or deleted it.'

/** One post being edited: its input, its problems, and how it is saved. */
export function usePostForm<Key extends NewsKey>(key: Key, start: Written<Key>, isNew: boolean) {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const [value, setValue] = useState(start)
  const [saved, setSaved] = useState<{ post: Written<Key>; isKept: boolean }>({ post: start, isKept: !isNew })
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [collided, setCollided] = useState<PostChanged<Key> | null>(null)
  // Navigate only after a render, when the guard for unsaved input is gone.
  const [goTo, setGoTo] = useState<string | null>(null)
  useEffect(() => {
    if (goTo !== null) navigate(goTo)
  }, [goTo, navigate])
  const keep = useChange(keepPost<Key>)
  const isDirty = goTo === null && JSON.stringify(value) !== JSON.stringify(saved.post)

  const put = async (after: Written<Key> | null, before: Written<Key> | null, done: Done<Key>) => {
    setCollided(null)
    try {
      const kept = await keep.mutateAsync({ key, before, after })
      notify(done.words)
      const to = done.to(kept)
      if (to !== null) setGoTo(to)
      else if (kept) {
        setValue(kept)
        setSaved({ post: kept, isKept: true })
      }
    } catch (error) {
      if (error instanceof PostChanged) setCollided(error)
    }
  }
  const known = saved.isKept ? saved.post : null
  return {
    form,
    value,
    setValue,
    problems,
    isDirty,
    isBusy: keep.isPending,
    problem: keep.error && !collided?.theirs ? (collided ? GONE : plainProblem(keep.error)) : null,
    collided: collided?.theirs ? { rowId: collided.rowId, theirs: collided.theirs } : null,
    discard: () => setValue(saved.post),
    /** Saves it over the version that was opened, or over somebody else's version. */
    send(after: Written<Key>, done: Done<Key>, over = known) {
      const wrong = settingProblems(key, [after.slug ? after : { ...after, slug: 'made-from-the-title' }])
      setProblems(wrong)
      if (Object.keys(wrong).length === 0) return put(after, over, done)
      // After the folds with problems have opened.
      requestAnimationFrame(() => focusFirst(form.current, wrong))
    },
    remove: (done: Done<Key>) => put(null, known, done),
    takeTheirs(theirs: Written<Key>) {
      setCollided(null)
      setValue(theirs)
      setSaved({ post: theirs, isKept: true })
    },
  }
}

export type PostForm<Key extends NewsKey> = ReturnType<typeof usePostForm<Key>>

function focusFirst(form: HTMLFormElement | null, problems: Record<string, string>): void {
  const fields = [...(form?.querySelectorAll<HTMLElement>('[data-place]') ?? [])]
  const isWrong = (place = '') =>
    Object.keys(problems).some((one) => one === place || one.startsWith(`${place}.`))
  fields.find(({ dataset }) => isWrong(dataset.place))?.focus()
}
