import type { NewsPost } from '@touchline/domain/club/schemas/news.ts'
import type { ReactNode } from 'react'
import { ConflictDialog } from '../../../desk/conflict-dialog.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { UnsavedGuard } from '../../../ui/form/unsaved-guard.tsx'
import ui from '../../../ui/ui.module.css'
import styles from '../programs/form/program-form.module.css'
import { settingDifferences } from '../settings/setting-differences.ts'
import type { NewsKey, Written } from './keep-post.ts'
import { PostFields } from './post-fields.tsx'
import { PostPreview } from './post-preview.tsx'
import type { PostForm } from './use-post-form.ts'

interface PostFrameProps<Key extends NewsKey> {
  settingKey: Key
  post: PostForm<Key>
  /** As its page will show it. */
  shown: NewsPost
  /** Between the fields and the buttons. */
  children?: ReactNode
  buttons: ReactNode
  onSubmit: (over?: Written<Key>) => void
}

/** The form of a post, a draft or one that is out, with a look at it beside. */
export function PostFrame<Key extends NewsKey>(props: PostFrameProps<Key>) {
  const { settingKey, post, shown, children, buttons, onSubmit } = props
  const { form, value, setValue, problems, problem, collided, isDirty, takeTheirs } = post
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <UnsavedGuard isDirty={isDirty} />
      <div className={styles.fields}>
        <PostFields settingKey={settingKey} value={value} problems={problems} onChange={setValue} />
        {children}
        {Object.keys(problems).length > 0 && (
          <FormMessage>Not saved yet. Please look at the marked fields.</FormMessage>
        )}
        {problem && <FormMessage>{problem}</FormMessage>}
        <div className={ui.actions}>{buttons}</div>
      </div>
      <PostPreview post={shown} />
      {collided && (
        <ConflictDialog
          rowId={collided.rowId}
          title="Somebody else has saved this post"
          differences={settingDifferences(settingKey, [value], [collided.theirs])}
          mine="Overwrite with mine"
          onMine={() => onSubmit(collided.theirs)}
          onTheirs={() => takeTheirs(collided.theirs)}
        />
      )}
    </form>
  )
}
