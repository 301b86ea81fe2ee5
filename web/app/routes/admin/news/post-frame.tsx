import type { NewsPost } from '@touchline/domain/club/schemas/news.ts'
import type { ReactNode } from 'react'
import { ConflictDialog } from '../../../desk/conflict-dialog.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { UnsavedGuard } from '../../../ui/form/unsaved-guard.tsx'
import ui from '../../../ui/ui.module.css'
import { PostArticle } from '../../public/news/post-article.tsx'
import { PostCard } from '../../public/news/post-card.tsx'
import styles from '../programs/form/program-form.module.css'
import { settingDifferences } from '../settings/setting-differences.ts'
import type { NewsKey, Written } from './keep-post.ts'
import editor from './post-editor.module.css'
import { PostFields } from './post-fields.tsx'
import type { PostForm } from './use-post-form.ts'

interface PostFrameProps<Key extends NewsKey> {
  settingKey: Key
  post: PostForm<Key>
  /** As its page will show it. */
  shown: NewsPost
  /** Shown between the fields and the buttons. */
  children?: ReactNode
  buttons: ReactNode
  onSubmit: (over?: Written<Key>) => void
}

/** The form of a post, draft or published, with a preview beside it. */
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
          <FormMessage>Not saved yet. Please check the marked fields.</FormMessage>
        )}
        {problem && <FormMessage>{problem}</FormMessage>}
        <div className={ui.actions}>{buttons}</div>
      </div>
      <PostPreview post={shown} />
      {collided && (
        <ConflictDialog
          rowId={collided.rowId}
          title="Someone else has saved this post"
          differences={settingDifferences(settingKey, [value], [collided.theirs])}
          mine="Overwrite with mine"
          onMine={() => onSubmit(collided.theirs)}
          onTheirs={() => takeTheirs(collided.theirs)}
        />
      )}
    </form>
  )
}

/** The card on the news page and the page behind it, made of the site's own components. */
function PostPreview({ post }: { post: NewsPost }) {
  return (
    <aside className={editor.preview} aria-label="Preview">
      <h2>As families will see it</h2>
      <div inert className={editor.shown}>
        <PostCard post={post} />
      </div>
      <div inert className={editor.shown}>
        <h3 className={editor.title}>{post.title || 'Title'}</h3>
        <p className="quiet">{post.summary}</p>
        <PostArticle post={post} />
      </div>
    </aside>
  )
}
