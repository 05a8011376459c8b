import { MAILS_A_DAY } from "@hilo/rules/custom-games/limits";
import type { Limits } from "../../../platform/limits/rate-limits.ts";

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

export const LIMITS = {
	/** Per sender. Counts addresses with and without an account. */
	mails: { name: "invite-mail", hits: MAILS_A_DAY, windowMs: DAY_MS, error: "custom-games/too-many-mails" },
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
