import { MAILS_A_DAY } from "@hilo/rules/custom-games/limits";
import type { Limits } from "../../../platform/limits/rate-limits.ts";

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

export const LIMITS = {
	/** Of a sender: addresses, whether an account has them or not. */
	mails: { name: "invite-mail", hits: MAILS_A_DAY, windowMs: DAY_MS, error: "custom-games/too-many-mails" },
	/** To an address, from whomever. Those beyond are not sent, and no sender is told. */
	mailsTo: { name: "mail-to", hits: 10, windowMs: DAY_MS, error: "custom-games/too-many-mails" },
	/** Of a sender, to friends: somebody who declines may be asked again. */
	invitations: {
		name: "invite-friend",
		hits: 200,
		windowMs: HOUR_MS,
		error: "custom-games/too-many-invitations",
	},
} as const satisfies Limits;
