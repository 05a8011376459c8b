import {
	ADMINS,
	type AuthorisationTable,
	type Call,
	OWNER,
	PLAYERS,
	type World,
} from "../../testing/authorisation.ts";

const MESSAGE = { message: "It is still gone." };
const ticket = ({ ticketId }: World) => ({ id: ticketId });
/** Administrators see the player's ticket too. */
const OWNER_AND_ADMINS = { ...OWNER, admin: 200 };
const own: Call = { input: ticket, status: OWNER_AND_ADMINS };
const notification: Call = { input: ({ notificationId }) => ({ id: notificationId }), status: OWNER };
const create = () => ({ subject: "My score", message: "It is gone.", clientId: "1" });
const ofAdmins = (input?: Call["input"]): Call => ({ ...(input && { input }), status: ADMINS });
const created = 201;

export const supportAuthorisation = {
	rows: {
		"GET /support/unread-count": { status: PLAYERS },
		"GET /support/my-tickets": { status: PLAYERS },
		"GET /support/latest-notification": { status: PLAYERS },
		"PUT /notifications/:id/read": notification,
		"POST /support": {
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
		"GET /support/:id": own,
		"POST /support/:id/mark-read": own,
		"POST /support/:id/messages": {
			input: (world) => ({ ...ticket(world), ...MESSAGE }),
			status: { ...OWNER, player: created, admin: created },
		},
		"PATCH /support/:id/close": own,
	},
	procedures: {
		"support.mine": { status: PLAYERS },
		"support.get": own,
		"support.create": { input: create, status: PLAYERS },
		"support.reply": {
			input: (world) => ({ ...ticket(world), ...MESSAGE, clientId: "1" }),
			status: OWNER_AND_ADMINS,
		},
		"support.close": own,
		"support.markRead": own,
		"support.markAllRead": { status: PLAYERS },
		"support.unreadCount": { status: PLAYERS },
		"support.notices": { status: PLAYERS },
		"support.latestNotification": { status: PLAYERS },
		"support.readNotification": notification,
		"support.queue": ofAdmins(() => ({})),
		"support.ticket": ofAdmins(ticket),
		"support.watch": ofAdmins(ticket),
		"support.leave": ofAdmins(ticket),
		"support.answer": ofAdmins((world) => ({ ...ticket(world), ...MESSAGE, clientId: "1" })),
		"support.setStatus": ofAdmins((world) => ({ ...ticket(world), status: "closed" })),
		"support.assign": ofAdmins((world) => ({ ...ticket(world), userId: null })),
		"support.savedReplies": ofAdmins(),
		"support.saveReply": ofAdmins(() => ({ title: "Thanks", content: "Thank you." })),
		"support.deleteReply": ofAdmins(({ replyId }) => ({ id: replyId })),
	},
} satisfies AuthorisationTable;
