import { Part } from './part.tsx'
import styles from './ui.module.css'

export const TypeScale = () => (
  <Part title="Type">
    <p className={`display ${styles.size1}`}>Size 1 · Saturday, 5:00–6:30 PM</p>
    <p className={`display ${styles.size2}`}>Size 2 · Two places left</p>
    <p className={`display ${styles.size3}`}>Size 3 · U9 (born 2017)</p>
    <p>
      Body · Sessions go ahead rain or shine, unless it is unsafe. 陳曉明 · 김하늘 · Nguyễn Thị Ánh · ਗੁਰਪ੍ਰੀਤ
    </p>
    <p className="small">Small · Arrive 10 minutes early.</p>
    <p className="quiet">Quiet · You are third in line.</p>
    <p>
      Figures stand in columns:
      <br />
      $128.00
      <br />
      $111.11
    </p>
  </Part>
)
