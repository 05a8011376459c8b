import { ownGameInput } from "@hilo/rules/custom-games/custom-games.schema";
import {
	invitationInput,
	inviteFriendInput,
	inviteInput,
	respondInput,
} from "@hilo/rules/custom-games/sharing.schema";
import { z } from "zod";
import { done, restRow } from "../../../platform/rest/rest-row.ts";
import { invite, inviteFriend } from "./invite.ts";
import { listInvitations } from "./list-invitations.ts";
import { answerInvitation, removeShared, respond } from "./respond.ts";
import { presentDocumentedInvitation } from "./sharing.presenter.ts";

const invitationAnswer = z
	.object({
		_id: z.string(),
		gameId: z.string(),
		gameName: z.string(),
		senderName: z.string(),
		sentAt: z.iso.datetime(),
		message: z.string(),
	})
	.meta({ id: "Invitation" });

const answeredAnswer = z.object({ success: z.literal(true), gameId: z.string() });

const OK = { success: true } as const;
const get = { method: "get", access: "player" } as const;
const post = { method: "post", access: "player" } as const;
/** The key of a link is in the query string, for calls with a body too. */
const byLink = { query: ["key"] } as const;

const REFUSALS = [
	"custom-games/not-found",
	"custom-games/no-access",
	"custom-games/share-not-allowed",
	"custom-games/message-too-long",
	"custom-games/text-unreadable",
	"custom-games/too-many-invitations",
	"custom-games/no-recipient",
	"accounts/user-missing",
	"accounts/user-not-found",
	"friends/friends-only",
] as const;

export const sharingRows = [
	restRow({
		...get,
		path: "/custom-games/invitations",
		isLarge: true,
		scope: "read",
		summary: "The newest invitations to games that the caller has not answered",
		answer: z.array(invitationAnswer),
		handle: async (ctx) => (await listInvitations(ctx)).map(presentDocumentedInvitation),
	}),
	restRow({
		...get,
		path: "/game/invitations",
		isLarge: true,
		scope: "read",
		summary: "The same, as a field",
		answer: z.object({ invitations: z.array(invitationAnswer) }),
		handle: async (ctx) => ({ invitations: (await listInvitations(ctx)).map(presentDocumentedInvitation) }),
	}),
	restRow({
		...post,
		path: "/custom-games/:id/invite",
		scope: "games",
		summary: "Shares a game with friends, or by email address",
		input: inviteInput,
		...byLink,
		errors: [
			...REFUSALS,
			"accounts/email-invalid",
			"custom-games/too-many-recipients",
			"custom-games/too-many-mails",
		],
		answer: z.object({ success: z.literal(true), invited: z.int().min(0) }),
		handle: async (ctx, input) => ({ ...OK, invited: await invite(ctx, input) }),
	}),
	restRow({
		...post,
		path: "/game/invite",
		scope: "games",
		summary: "Shares a game with a friend",
		input: inviteFriendInput,
		errors: [...REFUSALS, "play/game-missing", "custom-games/none-to-invite-to"],
		...done(inviteFriend),
	}),
	restRow({
		...post,
		path: "/custom-games/:id/respond-invite",
		scope: "games",
		summary: "Accepts or declines the invitation to a game",
		input: respondInput,
		errors: ["custom-games/not-found", "custom-games/status-unknown", "custom-games/no-invitation"],
		...done(respond),
	}),
	...(["accept", "decline"] as const).map((answer) =>
		restRow({
			...post,
			path: `/game/${answer}-invitation/:id`,
			scope: "games",
			summary: `${answer === "accept" ? "Accepts" : "Declines"} an invitation, by its id or its game's`,
			input: invitationInput,
			errors: ["custom-games/no-invitation"],
			answer: answeredAnswer,
			handle: async (ctx, input) => ({
				...OK,
				gameId: await answerInvitation(ctx, input, answer === "accept" ? "accepted" : "declined"),
			}),
		}),
	),
	restRow({
		...post,
		path: "/custom-games/:id/remove-shared",
		scope: "games",
		summary: "Removes a shared game from the caller's lists",
		input: ownGameInput,
		errors: ["custom-games/not-found", "custom-games/no-invitation"],
		...done(removeShared),
	}),
];
