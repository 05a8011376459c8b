import { aboutPlayerOr, type Calls, PLAYERS } from "../../testing/calls.ts";

const person = aboutPlayerOr("other");

export const moderationCalls = {
	rows: {},
	procedures: {
		"moderation.report": {
			input: (world, caller) => ({ kind: "person", reason: "spam", ...person(world, caller) }),
			status: PLAYERS,
		},
	},
} satisfies Calls;
