/** With `{site}` and `{contact}`, which `fillIn` replaces. True at the date in `seed-content.ts`.
 * If the stored data changes, an administrator publishes a new version. */
export const FIRST_PRIVACY_POLICY = `
This page says what {site} keeps about you, why, for how long, and who sees it. The short version: only what the games, your account and your friends need. There is no advertising, nothing is sold, and no company gets your data.

“We” are the people who operate {site}. You reach us with a support ticket, in your profile under *Support*.
By email you reach us at {contact}.

## Playing without an account

You can play every classic game, and custom games by their link, without an account, and we store nothing about you but the counters described below. Your best scores of the visit stay in your browser's tab and are gone when you close it, unless you sign up for them.

When you play the daily deck or a duel, we keep your answers, scores and times, and your time zone, so that you can go on, see your streak and play each deck once. They belong to your browser, by the cookie \`hilo_guest\`, and not to a name. When you sign up or sign in, they move to your account; otherwise we delete them when you have not played either for 400 days.

Your browser sends your network address with every request, as it does everywhere on the web. We use it for limits only, as described below, and never write it to a log.

## Your account

| What we keep | Why, and for how long |
|---|---|
| Your email address | To sign in, and for the mails below if this site sends any. Only you and the administrators see it. Until you change it or delete your account. |
| Your username and picture | Everyone can see them. Pictures are stored without what the camera wrote into them. Until you change them or delete your account. |
| Your password | Only as an argon2id hash, from which it can't be read. |
| When you joined and when you were last here | Friends see when you were last online; the time of your last visit is how we count active players. |
| Where you are signed in | The browser and system in a few words, such as “Firefox on Linux”, when you signed in and when you last used it, and a hash of the session's secret. Until you sign out, or 30 days after the last use. |

## What you do here

| What we keep | Why, and for how long |
|---|---|
| Your runs: the game, score and times, and how many of your answers were right | So that a run survives a lost connection, scores can be checked, and your profile shows what you know. As long as your account. |
| Each single guess of a run | To settle what happened. Deleted 90 days after the run ended. |
| Pairs that you got wrong | To ask you again on another day. Until you were right twice in a row, at most 200. |
| Daily decks and duels: your answers, scores and times, and your time zone | To settle them, for your streak and history, and for the boards and records that others see. At most as long as your account. How many people gave each answer stays, without names. |
| Scores, XP, badges, streaks and daily challenges | Leaderboards and your profile, for everyone to see. As long as your account. |
| Games that you make, and their pictures | For those you share them with. What you delete is gone an hour later; pictures that no game uses after a week. |
| Friends, requests, rejections and blocks, and the secret of your link for friends | So that only people who are your friends can write to you: by a request that one of you accepts, or by opening the other's link. Until you end them or delete your account. |
| Invitations to games | The game, who sent it, its message and your answer. As long as the game and both accounts. |
| Chat messages | For you and the friend you write to. Until one of you deletes the account; ending a friendship only closes the chat. |
| Who is online | Only your friends see it. It ends 90 seconds after you leave. |
| Support tickets | Your messages, our answers and pictures. Until you delete your account. |
| Reports | What you report and your reason, with the words it was about. Administrators decide on it; the player you report never learns who did. Until either of you deletes the account. |
| A suspension | The reason, since when and until when. Until it ends. |

Chat messages are not read by us. When a player reports one, administrators see that message and up to five before and after it, and the log notes that they looked.

## Cookies and your browser's storage

We set four cookies at most, and none is for tracking:

- \`hilo_session\` keeps you signed in. It lasts 30 days from your last visit and is removed when you sign out.
- \`hilo_guest\` holds a random secret that recognizes your browser when you play the daily deck or a duel without an account. It lasts up to 400 days, and is removed when you sign up or sign in. We keep only its hash.
- \`theme\` remembers whether you chose light or dark. It lasts a year.
- \`hilo_browsers\` lets you sign in here while others guess your password. It says that the owner of an account has signed in with this browser; only we can tell which account, and it can't be used to sign in. It lasts 400 days.

Your browser also keeps a few things for itself: whether sound is on, scores of a visit without an account and the pairs that you got wrong, and, while you are signed in, drafts and messages that are still on their way. Signing out removes what is personal.

## Network addresses and limits

To stop guessed passwords, spam and floods of calls, we count attempts by account, browser, network address and email address. Such counters hold a hash instead of the address itself. Those of network addresses end within an hour, those of email addresses within a day. One lasts three days: how many visitors of a network address took part in a daily deck. While a page of yours is open, the server has your address in memory.

Lists of popular games count you once a game and day. For that we keep a hash of the day, the game and your account or network address, and delete it after the next day.

The companies that run the network between you and us, such as a hosting provider, may keep their own logs.

## Emails

If this site sends mails, we write to you when you sign up, change your address, forget your password or leave, when your account is suspended, and when a player invites you to a game. There is no newsletter. Links in these mails work once, for a short time, and we keep only their hash.

When a player sends an invitation to an address that has no account here, we keep a hash of that address for half a year, so that the link against further mails works. If you use that link, the hash stays for good: it is how we know not to write to you again.

## Statistics without persons

We count by day how often pages are opened and games are played, by which kind of device, browser and screen size. These are bare numbers: no account, no network address and no cookie is in them, and they can't be traced to you. If your browser sends *Do Not Track* or *Global Privacy Control*, your visits are not counted. Administrators can switch the counting off altogether.

## Who else gets your data

No one. Pages, pictures, typefaces and scripts all come from this site. There are two exceptions:

- **Pictures in custom games.** The creator of a game may link to pictures on other sites. When you look at such a game, your browser fetches them there, so that site sees your network address. It gets no cookies, and isn't told which page you are on.
- **Live numbers.** Where [Credits](/credits) names live sources, their pictures and song samples come from there in the same way. The numbers themselves are fetched by our server and say nothing about you.

We hand out data only where the law makes us.

## What administrators see and do

Administrators look after the site. They see accounts with their email addresses, scores, games, sessions, tickets and reports, and are told of new accounts and new games. What they do to an account or a game is written to a log that can't be rewritten, with the names it was about. 90 days after an account is deleted, its names, and what was noted about it, leave the log. That something was done, and when, stays with the account's number, so that misuse can be found.

## Seeing, taking and deleting your data

- **See and correct it** in your profile, under *Settings*.
- **Take it with you:** *Settings* has an export of all that is yours, as one file.
- **Delete your account** there too. You are signed out and hidden everywhere immediately. For seven days you can change your mind by signing in; then your account is deleted for good, with your runs, scores, games, chats (your friends' side of them too), tickets and reports.

What administrators were told of you, such as your name and the subjects of your tickets, is deleted with it. Two things can outlive it: the administrators' log above, and backups. Backups are copies of the whole database that the operator makes from time to time. A deleted account is in older ones until they are replaced, and is used for nothing.

For anything else, such as an objection or a complaint, open a support ticket. You may also complain to the data protection authority where you live.

## Changes

When what we store changes, this text changes with it. The date and version above say which one you are reading; important changes are announced under [Updates](/updates).
`;
