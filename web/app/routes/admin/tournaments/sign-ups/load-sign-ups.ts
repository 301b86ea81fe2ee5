import type { Request } from '../../../../data/request.ts'
import { everyLine } from '../../../../desk/every-line.ts'
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

/** All of them: they are counted, and dealt into teams. */
export const loadSignUps = (request: Request, slug: string) =>
  everyLine<SignUpLine>(request, SIGN_UPS, { slug })
