import * as texts from '../../frame/frame.texts.ts'
import { pageMeta } from '../../page-meta.ts'

export const meta = pageMeta({
  title: texts.notFoundPage,
  description: texts.notFoundPageText,
  isPrivate: true,
})

export function loader(): never {
  throw new Response(null, { status: 404 })
}

/** The loader always throws a 404, so that the frame shows the "not found" page. */
export default function NotFound() {
  return null
}
