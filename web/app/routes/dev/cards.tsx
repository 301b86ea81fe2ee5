import { Avatar } from '../../components/avatar.tsx'
import { Shirt } from '../../components/shirt.tsx'
import { Chip } from '../../ui/chip.tsx'
import { OpenCard } from '../../ui/open-card.tsx'
import { StatusChip } from '../../ui/status-chip.tsx'
import { DateStub, Ticket } from '../../ui/ticket.tsx'
import { Part } from './part.tsx'
import styles from './ui.module.css'

const forest = { name: 'Forest', hex: '#0F4A36' }
const sun = { name: 'Sun', hex: '#F5C433' }

export const Cards = () => (
  <>
    <Part title="Cards and tickets">
      <div className="card">A card holds one matter.</div>
      <OpenCard onOpen={() => {}} aside={<Chip tone="good">Ready</Chip>}>
        <strong>A card that opens</strong>
        <span className="quiet small">The whole of it is the target.</span>
      </OpenCard>
      <OpenCard
        onOpen={() => {}}
        picture={
          <span className={styles.shirt}>
            <Shirt colour={forest} trim={sun} mark="7" />
          </span>
        }
      >
        <strong>Forest</strong>
        <span className="quiet small">With a picture before the words.</span>
      </OpenCard>
      <Ticket stub={<DateStub day="2025-09-06" />}>
        <h3>Fall training</h3>
        <p>5:00–6:30 PM, Richmond</p>
        <div>
          <StatusChip state="ON" />
        </div>
      </Ticket>
      <Ticket stub={<DateStub day="2025-09-07" />} isVoid>
        <h3>Fall training</h3>
        <p>Called off: the field is flooded.</p>
        <div>
          <StatusChip state="CANCELLED" />
        </div>
      </Ticket>
    </Part>
    <Part title="Small signs">
      <div className={styles.row}>
        <StatusChip state="ON" />
        <StatusChip state="DELAYED" />
        <StatusChip state="MOVED" />
        <StatusChip state="CANCELLED" />
      </div>
      <div className={styles.row}>
        <Chip tone="good">All set</Chip>
        <Chip tone="wait">Under review</Chip>
        <Chip tone="act">Payment due</Chip>
        <Chip tone="stop">Not accepted</Chip>
        <Chip tone="quiet">Cancelled</Chip>
      </div>
      <div className={styles.row}>
        <Avatar user={{ firstName: 'Priya', lastName: 'Sandhu', avatarUrl: '' }} />
        <Avatar user={null} />
        <span className={styles.shirt}>
          <Shirt colour={forest} trim={sun} mark="7" />
        </span>
        Forest
      </div>
    </Part>
  </>
)
