import { redirect } from 'react-router'

/** An address that is easy to remember, and to say on the phone. */
export const loader = () => redirect('/admin/settings/health', 301)
