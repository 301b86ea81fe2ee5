import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('routes/public/home.tsx'),

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

  route('dev/ui', 'routes/dev/ui.tsx'),
  route('*', 'routes/public/not-found.tsx'),
] satisfies RouteConfig
