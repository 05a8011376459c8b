import type { Outputs } from "../../../platform/api/trpc.ts";

type Ticket = Outputs["support"]["get"];

const AT = "2026-11-20T09:00:00.000Z";

export function ticket(fields: Partial<Ticket> = {}): Ticket {
	return {
		id: "1",
		subject: "My score",
		category: "game",
		status: "open",
		about: null,
		createdAt: AT,
		updatedAt: AT,
		hasUnreadMessages: false,
		messages: [
			{
				position: 1,
				senderName: "ada_lovelace",
				isAdmin: false,
				isOwn: true,
				content: "It is gone.",
				pictures: [],
				createdAt: AT,
				clientId: "c",
			},
			{
				position: 2,
				senderName: "root",
				isAdmin: true,
				isOwn: false,
				content: "Which browser?",
				pictures: [],
				createdAt: AT,
				clientId: null,
			},
		],
		...fields,
	};
}

export function summary(
	fields: Partial<Outputs["support"]["mine"][number]> = {},
): Outputs["support"]["mine"][number] {
	const { messages: _, ...rest } = ticket();
	return { ...rest, snippet: "Which browser?", ...fields };
}
