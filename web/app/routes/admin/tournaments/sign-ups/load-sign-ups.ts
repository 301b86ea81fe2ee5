import type { Request } from '../../../../data/request.ts'
import { everyItem } from '../../../../desk/every-item.ts'
import type { SignUpLine } from './sign-up-line.ts'

const SIGN_UPS = {
  query: `query SignUps($slug: String!, $limit: Int, $from: Int) {
    deskSignUps(slug: $slug, limit: $limit, from: $from) {
      items {
        id playerId firstName lastName birthDate familyId status waitlistPosition offerExpiresAt wish feeCents
        openCents team isSigned
      }
      total
    }
  }`,
  field: 'deskSignUps',
}

/** All of them, because they are counted and dealt into teams. */
export const loadSignUps = (request: Request, slug: string) =>
  everyItem<SignUpLine>(request, SIGN_UPS, { slug })
