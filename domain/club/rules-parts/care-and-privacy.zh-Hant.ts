import type { Basics } from '../defaults/base.ts'
import { keptRows } from './kept-rows.zh-Hant.ts'
import { plainPart, type RulesPart } from './rules-part.ts'

export const careAndPrivacy = (basics: Basics): RulesPart[] => [
  concussion,
  photos(basics),
  privacy(basics),
  disclaimer,
]

const concussion: RulesPart = {
  id: 'concussion',
  title: '腦震盪',
  summary: '有疑問便離場，有書面許可才能回來。',
  groups: [
    {
      title: '當天',
      points: [
        '懷疑腦震盪：球員馬上停止，當天不再上場。',
        '我們會告訴家長或監護人，也不會讓球員獨自一人。',
        '請看醫生或執業護士。如果反覆嘔吐、抽搐、神志越來越混亂、乏力或頸部疼痛，請致電911。',
      ],
    },
    {
      title: '恢復的六個步驟，每一步至少相隔24小時',
      points: [
        '休息，只做日常的輕微活動。',
        '輕量運動，例如散步或慢騎單車。',
        '單獨跑步和練球。',
        '和別人一起做訓練，不接觸身體。',
        '收到醫生或執業護士的書面許可後，參加完整訓練。',
        '參加比賽。',
      ],
    },
    {
      title: null,
      points: ['任何一步症狀重現：停下來休息，退回上一步。'],
    },
  ],
}

const photos = ({ contact }: Basics) =>
  plainPart('photos', '相片和影片', '您同意才拍，您說撤便撤。', [
    '沒有家庭的同意，球會不為任何人拍照。同意與否不影響參加。',
    '絕不寫出全名；絕不在更衣室或洗手間拍攝。',
    '您隨時可以在個人資料內更改決定。',
    `要求撤下的相片，會在${contact.answerWithinDays}天內撤下。`,
    '自己拍照？請只發布自己孩子的相片。',
  ])

/** Who the privacy officer is stands in the English: the name is in the club's own words. */
const privacy = ({ contact: { privacyOfficer } }: Basics): RulesPart => ({
  id: 'privacy',
  title: '私隱',
  summary: '我們只保存安全進行訓練所需的資料，遵守卑詩省《個人資料保護法》。',
  table: {
    caption: '我們保存甚麼、為甚麼、多久、誰能看到',
    columns: ['內容', '用途', '保存多久', '誰能看到'],
    rows: keptRows,
  },
  groups: [
    {
      title: '誰能看到',
      points: [
        '公開的頁面和名單只顯示名字和姓氏首字母，或球衣號碼。絕不顯示出生日期、電話號碼或健康備註。',
        '我們不出售、不出租這些資料，只在法律要求或緊急情況下才提供給別人。',
      ],
    },
    {
      title: '怎樣保護',
      points: [
        '密碼加密保存，誰都看不到；您家資料的每次改動都會記錄，並寫明是誰改的。',
        '健康備註是您自己選擇告訴我們的，絕不會出現在電郵、匯出檔案或名單內。',
        '系統每晚刪除表中已到期的資料。',
      ],
    },
    {
      title: '您的權利',
      points: [
        '隨時可以在個人資料內查看、更正或下載您的資料，也可以向我們要求。',
        '隨時可以移除孩子或關閉帳戶。法律不要求保存的資料會馬上刪除；在您決定之前，個人資料頁會列明哪些會保留、保留到甚麼時候。',
        `我們的私隱負責人：${privacyOfficer.email}。`,
        '不滿意？您可以向卑詩省資訊及私隱專員公署投訴。',
      ],
    },
  ],
})

const disclaimer = plainPart('disclaimer', '免責聲明', '足球有風險，安排會變動，您的權利不變。', [
  '足球是激烈的運動，難免有碰撞。我們盡力保障安全，但仍可能受傷。',
  '我們盡力讓網站內容正確、及時，但時間、地點和價錢可能變動；以我們向您確認的為準。',
  '其他網站的連結只為方便您，內容由對方負責。',
  '本網站和我們的表格不會減損您或孩子依法享有的權利。',
])
