import type { Tx } from "@hilo/db/open-database";
import { linkOf } from "@hilo/rules/custom-games/access";
import { MAX_MAILS_PER_DAY } from "@hilo/rules/custom-games/caps";
import { ACCOUNT_NOTES, readRegistrationMode } from "@hilo/rules/site/registration";
import { DAY_MS, HOUR_MS } from "@hilo/rules/time/durations";
import type { Ctx } from "../../../platform/context.ts";
import { HEIGHT, WIDTH } from "../../../platform/drawing/preview-card.ts";
import { exceedsLimit, type Limits } from "../../../platform/limits/rate-limits.ts";
import type { MailPicture, WriteMail } from "../../../platform/mail/mail.ts";
import { hashSecret, newSecret } from "../../../platform/system/ids.ts";
import type { CoverItem } from "../card.presenter.ts";
import type { SeenGame } from "../find-game.ts";
import type { GameRow } from "../games.repo.ts";
import { drawGamePreview, hasPreview } from "../previews/game-preview.ts";
import { findRefusedAmong, insertMailLinks } from "./invitations.repo.ts";

export interface Sent {
	readonly game: SeenGame;
	readonly message: string;
	readonly sender: { readonly id: string; readonly username: string };
}

export const LIMITS = {
	/** Per sender. Counts addresses with and without an account. */
	mails: {
		name: "invite-mail",
		hits: MAX_MAILS_PER_DAY,
		windowMs: DAY_MS,
		error: "custom-games/too-many-mails",
	},
	/** Per address, of all senders. Further mails are dropped, and no sender is told. */
	mailsTo: { name: "mail-to", hits: 10, windowMs: DAY_MS, error: "custom-games/too-many-mails" },
	/** Per sender. A friend who declines may be invited again. */
	invitations: {
		name: "invite-friend",
		hits: 200,
		windowMs: HOUR_MS,
		error: "custom-games/too-many-invitations",
	},
} as const satisfies Limits;

/** Stored in place of an address. Takes the address's key. */
export function addressHash(key: string): string {
	return hashSecret(key);
}

/** Mails after the commit. Skips addresses that refused mails, or got ten today. */
export async function mailStrangers(
	ctx: Ctx,
	tx: Tx,
	strangers: ReadonlyMap<string, string>,
	{ game: { row }, message, sender }: Sent,
): Promise<void> {
	// Sorted, so that two senders to the same addresses can't deadlock.
	const keys = [...strangers.keys()].sort();
	const refused = await findRefusedAmong(tx, keys.map(addressHash));
	const mails: { readonly to: string; readonly hash: string; readonly token: string }[] = [];
	for (const key of keys) {
		const to = strangers.get(key);
		const hash = addressHash(key);
		if (to === undefined || refused.has(hash)) continue;
		if (await exceedsLimit(ctx.limits, LIMITS.mailsTo, hash, tx)) continue;
		mails.push({ to, hash, token: newSecret() });
	}
	if (mails.length === 0) return;
	const sentAt = ctx.clock.now();
	await insertMailLinks(
		tx,
		mails.map(({ hash, token }) => ({ token_hash: hashSecret(token), address_hash: hash, sent_at: sentAt })),
	);
	// Read now, because the request is over when the mails are sent.
	const { linkOrigin } = ctx;
	const accountNote = ACCOUNT_NOTES[readRegistrationMode(await ctx.siteSettings.read(tx, "registration"))];
	const mailFields = { username: sender.username, gameName: row.name, message, accountNote };
	const gameUrl = `${linkOrigin}${linkOf(row.id, row.privacy, row.link_key)}`;
	tx.afterCommit(() =>
		ctx.background.run("mails with a game", async () => {
			const picture = await pictureFor(ctx, row);
			for (const { to, token } of mails) {
				const unsubscribeUrl = `${linkOrigin}/unsubscribe/${token}`;
				ctx.mailer.send(
					gameMail({ ...mailFields, to, gameUrl, unsubscribeUrl, ...(picture && { picture }) }),
				);
			}
		}),
	);
}

/** Null where there is no preview or drawing it fails: the mail is sent without it. */
async function pictureFor(ctx: Ctx, row: GameRow): Promise<MailPicture | null> {
	if (!hasPreview(row)) return null;
	try {
		const bytes = await drawGamePreview(ctx, row);
		const cover: CoverItem[] = JSON.parse(row.cover);
		const alt = cover.map(({ name }) => name).join(" and ");
		return { cid: "game", type: "image/png", bytes, width: WIDTH / 2, height: HEIGHT / 2, alt };
	} catch (err) {
		ctx.log.warn({ err, gameId: row.id }, "a game's picture was not drawn for a mail");
		return null;
	}
}

interface GameMail {
	readonly to: string;
	readonly username: string;
	readonly gameName: string;
	readonly message: string;
	readonly accountNote: string;
	readonly picture?: MailPicture;
	readonly gameUrl: string;
	readonly unsubscribeUrl: string;
}

function gameMail(mail: GameMail): WriteMail {
	const { to, username, gameName, message, accountNote, picture, gameUrl, unsubscribeUrl } = mail;
	return ({ name }) => ({
		kind: "game-invitation",
		to,
		subject: `${username} invites you to play “${gameName}”`,
		paragraphs: [
			`${username} invites you to play “${gameName}” on ${name}: you see two things and one number. Is the other higher or lower?`,
			`You need no account. ${accountNote}`,
			...(message ? [`${username} writes:`] : []),
		],
		...(message && { quote: message }),
		...(picture && { picture }),
		action: { label: "Play the game", url: gameUrl },
		closing: `You get this email because a player of ${name} typed in your address. If you want no more invitations from players, unsubscribe below.`,
		unsubscribeUrl,
	});
}
