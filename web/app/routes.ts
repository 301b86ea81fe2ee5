import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('routes/public/home.tsx'),
  route('about', 'routes/public/about.tsx'),
  route('teams', 'routes/public/teams.tsx'),
  route('news', 'routes/public/news.tsx'),
  route('news/:slug', 'routes/public/news-article.tsx'),
  route('events', 'routes/public/events.tsx'),
  route('showcase', 'routes/public/showcase.tsx'),
  route('contact', 'routes/public/contact/contact.tsx'),
  route('thank-you', 'routes/public/thank-you.tsx'),
  route('lesson-plans', 'routes/public/lesson-plans.tsx'),
  route('rules-and-disclaimer', 'routes/public/rules-and-disclaimer.tsx'),
  layout(
    'routes/store/layout.tsx',
    prefix('store', [
      index('routes/store/store.tsx'),
      route('order/:productId', 'routes/store/order.tsx'),
      route('test/:productId', 'routes/store/test-order.tsx'),
      route('order/confirmation', 'routes/store/confirmation.tsx'),
    ]),
  ),

  route('login', 'routes/account/login.tsx'),
  route('signup', 'routes/account/signup.tsx'),
  route('confirm-signup', 'routes/account/confirm-signup.tsx'),
  route('registration-form', 'routes/public/registration-form.tsx'),
  route('forgot-password', 'routes/account/forgot-password.tsx'),
  route('unauthorized', 'routes/account/unauthorized.tsx'),
  route('test-supabase', 'routes/account/test-supabase.tsx'),
  layout('routes/account/family-only.tsx', [
    route('profile', 'routes/account/profile.tsx', { id: 'profile' }),
  ]),

  layout('routes/guardian/layout.tsx', [
    route('programs/select/:playerId', 'routes/guardian/select-program.tsx'),
    ...prefix('guardian', [
      index('routes/guardian/dashboard.tsx'),
      route('dashboard', 'routes/guardian/old-dashboard.tsx'),
      route('my-players', 'routes/guardian/my-players.tsx'),
      route('edit-player/:id', 'routes/guardian/edit-player.tsx'),
      route('player/:id', 'routes/guardian/player.tsx'),
      route('profile', 'routes/account/profile.tsx', { id: 'guardian-profile' }),
      route('add-player', 'routes/guardian/add-player.tsx'),
      route('programs/:programId/register/:playerId?', 'routes/guardian/register.tsx'),
      route('registrations', 'routes/guardian/registrations.tsx'),
    ]),
  ]),

  layout(
    'routes/admin/layout.tsx',
    prefix('admin', [
      index('routes/admin/dashboard/dashboard.tsx'),
      route('registrations', 'routes/admin/registrations/registrations.tsx'),
      route('players', 'routes/admin/players/players.tsx'),
      route('players/:playerId/registrations', 'routes/admin/players/player-registrations.tsx'),
      route('players/:playerId/select-program', 'routes/admin/register/select-program.tsx'),
      route('add-player', 'routes/admin/players/add-player.tsx'),
      route('programs', 'routes/admin/programs/programs.tsx'),
      route('programs/create', 'routes/admin/programs/create-program.tsx'),
      route('programs/select/:playerId', 'routes/admin/register/select-program.tsx', { id: 'desk-select' }),
      route('programs/:id', 'routes/admin/programs/program.tsx'),
      route('programs/:id/edit', 'routes/admin/programs/edit-program.tsx'),
      route('programs/:programId/register/:playerId?', 'routes/admin/register/register.tsx'),
      route('users', 'routes/admin/users/users.tsx'),
      route('users/duplicates', 'routes/admin/users/duplicates.tsx'),
      route('users/merge', 'routes/admin/users/merge.tsx'),
      route('users/:userId', 'routes/admin/users/user.tsx'),
      route('audit', 'routes/admin/audit/audit.tsx'),
    ]),
  ),

  route('sitemap.xml', 'routes/public/sitemap.ts'),
  route('robots.txt', 'routes/public/robots.ts'),
  route('dev/ui', 'routes/dev/ui.tsx'),
  route('*', 'routes/public/not-found.tsx'),
] satisfies RouteConfig
