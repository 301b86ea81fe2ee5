/** Bounces as real mail hosts write them. */
interface Returned {
  /** The return address of our email. */
  returnAddress: string
  /** The recipient of our email. */
  to: string
  status?: string
  action?: string
  diagnostic?: string
}

const crlf = (text: string) => text.replaceAll('\n', '\r\n')

export const fromPostfix = ({
  returnAddress,
  to,
  status = '5.1.1',
  action = 'failed',
  diagnostic = `550 5.1.1 <${to}>: Recipient\n    address rejected: User unknown in virtual mailbox table`,
}: Returned): string =>
  crlf(`Return-Path: <>
X-Original-To: ${returnAddress}
Delivered-To: bounces@club.example
Received: by mx1.provider.example (Postfix)
	id 4Xy1Zk2Bqz1; Sat, 20 Sep 2025 10:04:11 -0700 (PDT)
Date: Sat, 20 Sep 2025 10:04:11 -0700 (PDT)
From: Mail Delivery System <MAILER-DAEMON@mx1.provider.example>
Subject: Undelivered Mail Returned to Sender
To: ${returnAddress}
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status;
	boundary="4Xy1Zk0rPz.1758387851/mx1.provider.example"
Message-Id: <4Xy1Zk2Bqz1@mx1.provider.example>

This is a MIME-encapsulated message.

--4Xy1Zk0rPz.1758387851/mx1.provider.example
Content-Description: Notification
Content-Type: text/plain; charset=us-ascii

This is the mail system at host mx1.provider.example.

I'm sorry to have to inform you that your message could not
be delivered to one or more recipients. It's attached below.

<${to}>: host mail.home.example[203.0.113.9] said: ${diagnostic.replaceAll('\n', '\n    ')}

--4Xy1Zk0rPz.1758387851/mx1.provider.example
Content-Description: Delivery report
Content-Type: message/delivery-status

Reporting-MTA: dns; mx1.provider.example
X-Postfix-Queue-ID: 4Xy1Zk0rPz
X-Postfix-Sender: rfc822; ${returnAddress}
Arrival-Date: Sat, 20 Sep 2025 10:04:09 -0700 (PDT)

Final-Recipient: rfc822; ${to}
Original-Recipient: rfc822;${to}
Action: ${action}
Status: ${status}
Remote-MTA: dns; mail.home.example
Diagnostic-Code: smtp; ${diagnostic}

--4Xy1Zk0rPz.1758387851/mx1.provider.example
Content-Description: Undelivered Message
Content-Type: message/rfc822

Return-Path: <${returnAddress}>
From: PMFC <club@example.org>
To: ${to}
Subject: No training
Auto-Submitted: auto-generated
Content-Type: text/plain; charset=utf-8

The field is closed.

--4Xy1Zk0rPz.1758387851/mx1.provider.example--
`)

export const fromExchange = ({
  returnAddress,
  to,
  status = '5.1.10',
  action = 'failed',
  diagnostic = `550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient\n ${to} not found by SMTP address lookup`,
}: Returned): string =>
  crlf(`Received: from YT1PR01MB0001.CANPRD01.PROD.OUTLOOK.COM (2603:10b6:b01::1)
 by YT1PR01MB0002.CANPRD01.PROD.OUTLOOK.COM with HTTPS; Sat, 20 Sep 2025 17:05:02 +0000
MIME-Version: 1.0
From: <postmaster@home.example>
To: <${returnAddress}>
Date: Sat, 20 Sep 2025 17:05:01 +0000
Content-Type: multipart/report; report-type="delivery-status";
	boundary="d3b07384-d113-4ec5-a8b2-1f2e3d4c5b6a"
Content-Language: en-CA
Message-ID: <c7f0a1b2-3c4d@YT1PR01MB0002.CANPRD01.PROD.OUTLOOK.COM>
Subject: Undeliverable: No training
Auto-Submitted: auto-replied
X-MS-PublicTrafficType: Email

--d3b07384-d113-4ec5-a8b2-1f2e3d4c5b6a
Content-Type: multipart/alternative; differences=Content-Type;
	boundary="5e4d3c2b-alt"

--5e4d3c2b-alt
Content-Type: text/plain; charset="utf-8"
Content-Transfer-Encoding: quoted-printable

Your message to ${to} couldn=E2=80=99t be delivered.

--5e4d3c2b-alt
Content-Type: text/html; charset="utf-8"
Content-Transfer-Encoding: quoted-printable

<html><body><p>Your message to ${to} couldn=E2=80=99t be delivered.</p></body></html>

--5e4d3c2b-alt--

--d3b07384-d113-4ec5-a8b2-1f2e3d4c5b6a
Content-Type: message/delivery-status

Reporting-MTA: dns;YT1PR01MB0002.CANPRD01.PROD.OUTLOOK.COM
Received-From-MTA: dns;mx1.provider.example
Arrival-Date: Sat, 20 Sep 2025 17:05:00 +0000

Final-Recipient: rfc822;${to}
Action: ${action}
Status: ${status}
Diagnostic-Code: smtp;${diagnostic}
X-Display-Name: ${to}

--d3b07384-d113-4ec5-a8b2-1f2e3d4c5b6a
Content-Type: message/rfc822

From: PMFC <club@example.org>
To: ${to}
Subject: No training
MIME-Version: 1.0
Content-Type: text/plain; charset="utf-8"

The field is closed.

--d3b07384-d113-4ec5-a8b2-1f2e3d4c5b6a--
`)

/** An out-of-office reply that quotes what a report would say, which must not matter. */
export const autoReply = ({ returnAddress, to }: Returned): string =>
  crlf(`Return-Path: <>
From: ${to}
To: ${returnAddress}
Subject: Automatic reply: No training
Auto-Submitted: auto-replied
Content-Type: text/plain; charset=utf-8

I am away until Monday.

Action: failed
Status: 5.1.1
`)
