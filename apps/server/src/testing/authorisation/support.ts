import type { CallScope } from "@hilo/rules/api-tokens/scopes";
import { ADMINS, type AuthorisationTable, type Call, OWNER, PLAYERS, type World } from "../authorisation.ts";

const MESSAGE = { message: "It is still gone." };
const ticket = ({ ticketId }: World) => ({ id: ticketId });
/** Administrators see the player's ticket too. */
const OWNER_AND_ADMINS = { ...OWNER, admin: 200 };
const own = (scope: CallScope): Call => ({ scope, input: ticket, status: OWNER_AND_ADMINS });
const notification: Call = {
	scope: "social",
	input: ({ notificationId }) => ({ id: notificationId }),
	status: OWNER,
};
const create = () => ({ subject: "My score", message: "It is gone.", clientId: "1" });
const ofAdmins = (scope: CallScope, input: Call["input"] & {}): Call => ({ scope, input, status: ADMINS });
const created = 201;

export const supportAuthorisation = {
	rows: {
		"GET /support/unread-count": { scope: "read", status: PLAYERS },
		"GET /support/my-tickets": { scope: "read", status: PLAYERS },
		"GET /support/latest-notification": { scope: "read", status: PLAYERS },
		"PUT /notifications/:id/read": notification,
		"POST /support": {
			scope: "social",
			input: () => ({ subject: "My score", message: "It is gone." }),
			status: {
				...PLAYERS,
				player: created,
				friend: created,
				other: created,
				blocked: created,
				admin: created,
			},
		},
		"GET /support/:id": own("read"),
		"POST /support/:id/mark-read": own("social"),
		"POST /support/:id/messages": {
			scope: "social",
			input: (world) => ({ ...ticket(world), ...MESSAGE }),
			status: { ...OWNER, player: created, admin: created },
		},
		"PATCH /support/:id/close": own("social"),
	},
	procedures: {
		"support.mine": { scope: "read", status: PLAYERS },
		"support.get": own("read"),
		"support.create": { scope: "social", input: create, status: PLAYERS },
		"support.reply": {
			scope: "social",
			input: (world) => ({ ...ticket(world), ...MESSAGE, clientId: "1" }),
			status: OWNER_AND_ADMINS,
		},
		"support.close": own("social"),
		"support.markRead": own("social"),
		"support.markAllRead": { scope: "social", status: PLAYERS },
		"support.notifications": { scope: "read", status: PLAYERS },
		"support.latestNotification": { scope: "read", status: PLAYERS },
		"support.readNotification": notification,
		"support.queue": ofAdmins("admin:read", () => ({})),
		"support.ticket": ofAdmins("admin:read", ticket),
		"support.answer": ofAdmins("admin:write", (world) => ({ ...ticket(world), ...MESSAGE, clientId: "1" })),
		"support.setStatus": ofAdmins("admin:write", (world) => ({ ...ticket(world), status: "closed" })),
	},
} satisfies AuthorisationTable;
