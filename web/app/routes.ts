import { existsSync } from 'node:fs'
import { index, layout, prefix, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'

const routes = [
  index('routes/public/home.tsx'),
  route('about', 'routes/public/about.tsx'),
  route('teams', 'routes/public/teams.tsx'),
  route('news', 'routes/public/news.tsx'),
  route('news/:slug', 'routes/public/news-article.tsx'),
  route('events', 'routes/public/events.tsx'),
  route('showcase', 'routes/public/showcase.tsx'),

  route('contact', 'routes/public/contact/contact.tsx'),

  route('login', 'routes/account/login.tsx'),
  route('signup', 'routes/account/signup.tsx'),
  route('confirm-signup', 'routes/account/confirm-signup.tsx'),
  route('forgot-password', 'routes/account/forgot-password.tsx'),
  route('unauthorized', 'routes/account/unauthorized.tsx'),
  route('test-supabase', 'routes/account/test-supabase.tsx'),
  layout('routes/account/family-only.tsx', [
    route('profile', 'routes/account/profile.tsx', { id: 'profile' }),
  ]),

  layout(
    'routes/guardian/layout.tsx',
    prefix('guardian', [
      index('routes/guardian/dashboard.tsx'),
      route('dashboard', 'routes/guardian/old-dashboard.tsx'),
      route('profile', 'routes/account/profile.tsx', { id: 'guardian-profile' }),
    ]),
  ),

  layout(
    'routes/admin/layout.tsx',
    prefix('admin', [index('routes/admin/dashboard.tsx'), route('users', 'routes/admin/users.tsx')]),
  ),

  route('sitemap.xml', 'routes/public/sitemap.ts'),
  route('robots.txt', 'routes/public/robots.ts'),
  route('dev/ui', 'routes/dev/ui.tsx'),
  route('*', 'routes/public/not-found.tsx'),
] satisfies RouteConfig

// While the first pages are being written: what has no file yet has no address. Goes away with the last of them.
const written = (entries: RouteConfigEntry[]): RouteConfigEntry[] =>
  entries
    .filter(({ file }) => existsSync(new URL(file, import.meta.url)))
    .map((entry) => ({ ...entry, children: entry.children && written(entry.children) }))

export default written(routes)
